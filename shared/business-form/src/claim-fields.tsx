import { graphql, messageOfError } from '@petcare/api';
import { formatPhone, Icon, Stack, tokens } from '@petcare/ui';
import { RadioGroup, TextField, type CheckedForm } from '@petcare/ui/form';
import { useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { businessNouns, type BusinessKind } from '@petcare/contracts';
import type { ClaimedListing, ListingValues } from './business-values.ts';
import { usePaused } from './use-paused.ts';

const BusinessForm_ClaimableListings = graphql(`
  query BusinessForm_ClaimableListings($kind: ListingKind!, $search: String!) {
    searchClaimableListings(kind: $kind, search: $search) {
      id
      name
      address
      contract
    }
  }
`);

/** Below it the API looks for nothing, and it answers with no more than so many. */
const FEWEST = 2;
const MOST = 20;

const whereabouts = ({ address, contract }: ClaimedListing) => [address, contract && formatPhone(contract)].filter(Boolean).join('\n');

type Props = { kind: BusinessKind; form: CheckedForm<ListingValues> };

/** Looks, as one types, for a listing that nobody owns; what was chosen stays while the search changes. */
export function ClaimFields({ kind, form }: Props) {
  const noun = businessNouns[kind];
  const { search, listing } = form.values;
  const found = useRef<HTMLDivElement>(null);
  const wanted = search.trim();
  const asked = usePaused(wanted);
  const isAsked = asked.length >= FEWEST;
  const [{ data, error, fetching }] = useQuery({
    query: BusinessForm_ClaimableListings,
    variables: { kind, search: asked },
    pause: !isAsked,
  });
  const results = isAsked && wanted.length >= FEWEST ? (data?.searchClaimableListings ?? []) : [];
  const shown = listing && !results.some(({ id }) => id === listing.id) ? [listing, ...results] : results;

  const say = () => {
    if (wanted.length < FEWEST) return listing ? `${listing.name}, 골랐어요.` : '두 글자부터 찾아요.';
    if (error) return messageOfError(error);
    if (fetching || asked !== wanted) return '찾고 있어요…';
    if (results.length === 0) return `“${wanted}”에 맞는 곳이 없어요. 이미 다른 계정이 등록했을 수도 있어요.`;
    return results.length < MOST
      ? `${results.length}곳을 찾았어요. 골라 주세요.`
      : `${MOST}곳까지만 보여요. 찾는 곳이 없으면 이름을 더 적어 주세요.`;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // It looks as one types: Enter has nothing to send yet.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    found.current?.querySelector('input')?.focus();
  };

  return (
    <Stack gap={2}>
      <TextField
        {...form.textField('search')}
        label={`우리 ${noun} 찾기`}
        type="search"
        prefix={<Icon name="search" size={18} />}
        placeholder={kind === 'hospital' ? '병원 이름, 전화번호, 인허가 번호' : '이름이나 전화번호'}
        autoComplete="off"
        enterKeyHint="search"
        errorMessage={form.errorOf('listing')}
        onKeyDown={onKeyDown}
      />
      <Said role="status">{say()}</Said>
      {shown.length > 0 && (
        <Found ref={found}>
          <RadioGroup
            label={`찾은 ${noun}`}
            isLabelHidden
            options={shown.map((one) => ({ value: one.id, label: one.name, description: whereabouts(one) }))}
            value={listing?.id ?? null}
            onChange={(id) => form.change({ listing: shown.find((one) => one.id === id) ?? null })}
          />
        </Found>
      )}
    </Stack>
  );
}

const Said = styled.p`
  min-height: 1.6em;
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textMute};
`;

const Found = styled.div`
  max-height: 21rem;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  overflow-y: auto;
  overscroll-behavior: contain;
  white-space: pre-line;
  & label {
    width: 100%;
    padding-block: ${tokens.space[2]};
  }
`;
