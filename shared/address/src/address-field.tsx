import { lazyPiece, useHost, useHydrated } from '@petcare/remote';
import { Button, tokens, VisuallyHidden } from '@petcare/ui';
import { TextField } from '@petcare/ui/form';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { AddressValue } from './address-value.ts';

const SearchDialog = lazyPiece(() => import('./search-dialog.tsx').then((module) => module.SearchDialog));

/** The parts of an address that are typed. */
export type AddressPart = 'postcode' | 'address' | 'detailAddress';

/** Props of `AddressField`. */
export interface AddressFieldProps {
  value: AddressValue;
  /** The whole address after each change. */
  onChange: (value: AddressValue) => void;
  /** The error of a part, as a sentence. */
  errors?: { [Part in AddressPart]?: string | undefined };
  /** A part was left by the keyboard: of `useCheckedForm`, `(part) => form.textField(part).onBlur()`. */
  onLeave?: (part: AddressPart) => void;
  /** Of the whole. Default 주소. */
  label?: string;
  /** True when the address (not its postcode or detail) must be given. */
  isRequired?: boolean;
}

/**
 * Postcode, address and detail, each in a field of its own that can be typed
 * in. Where the site has a search (`POSTCODE` of the delivery service) a button opens it; what is
 * chosen fills the fields and the keyboard goes on to the detail. Inputs are
 * named `postcode`, `address` and `detailAddress`. Needs a remote or the shell around it.
 */
export function AddressField({ value, onChange, errors = {}, onLeave, label = '주소', isRequired = false }: AddressFieldProps) {
  const canSearch = useHost().hasPostcode === true;
  const isHydrated = useHydrated();
  const [isSearching, setSearching] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const next = useRef<AddressPart | null>(null);
  const labelId = useId();

  const partProps = (part: AddressPart) => ({
    name: part,
    value: value[part] ?? '',
    errorMessage: errors[part],
    onBlur: () => onLeave?.(part),
  });
  const typed = (changed: Partial<AddressValue>) => onChange({ ...value, ...changed });
  // What was searched for no longer says where a changed address lies.
  const retyped = { sido: null, sigungu: null };
  const open = () => {
    setAsked(true);
    setSearching(true);
  };
  const focusNext = () => {
    if (next.current) fields.current?.querySelector<HTMLInputElement>(`input[name="${next.current}"]`)?.focus();
    next.current = null;
  };

  return (
    <Fields ref={fields} role="group" aria-labelledby={labelId}>
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      <Row>
        <TextField
          label="우편번호"
          {...partProps('postcode')}
          onChange={(text) => typed({ postcode: text || null })}
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
        />
        {isHydrated && canSearch && (
          <SearchButton variant="secondary" icon="search" onPress={open} onHoverStart={SearchDialog.fetch} onFocus={SearchDialog.fetch}>
            주소 찾기
          </SearchButton>
        )}
      </Row>
      <TextField
        label="기본 주소"
        {...partProps('address')}
        onChange={(text) => typed({ ...retyped, address: text || null })}
        maxLength={200}
        autoComplete="address-line1"
        isRequired={isRequired}
      />
      <TextField
        label="상세 주소"
        {...partProps('detailAddress')}
        onChange={(text) => typed({ detailAddress: text || null })}
        maxLength={200}
        autoComplete="address-line2"
        description="층, 호수처럼 나머지 주소를 적어 주세요."
      />
      {isAsked && (
        <SearchDialog
          isOpen={isSearching}
          onClose={() => setSearching(false)}
          onChoose={(found) => {
            onChange(found);
            next.current = 'detailAddress';
            setSearching(false);
          }}
          onTypeInstead={() => {
            next.current = 'address';
            setSearching(false);
          }}
          onGone={focusNext}
        />
      )}
    </Fields>
  );
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  min-width: 0;
`;

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  & > :first-child {
    flex: 1 1 8rem;
    max-width: 12rem;
    min-width: 0;
  }
`;

// As high as the box of the field beside it, and below its label.
const SearchButton = styled(Button)`
  flex: none;
  min-height: 3rem;
  margin-top: calc(1.6 * ${tokens.font.size.sm} + ${tokens.space[2]});
`;
