import type { Composition } from '@petcare/contracts';
import { Button, FormError, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CopyButton } from './copy-button.tsx';
import { linkToMix } from './mix-link.ts';

type LinkState = { link: string } | 'making' | 'failed' | null;

/** The id of this page's mix, and a link that opens it for others: made when it is asked for, since the releases in it are kept from then on. */
export function MixLinkField({ composition }: { composition: Composition }) {
  const [made, setMade] = useState<LinkState>(null);
  const make = async () => {
    setMade('making');
    setMade(
      await linkToMix(composition, location.href).then(
        (link) => ({ link }),
        () => 'failed' as const,
      ),
    );
  };
  if (made && typeof made === 'object') {
    return (
      <Line>
        {/* It takes the place of the button that had the focus. */}
        <input
          ref={(field) => field?.focus()}
          readOnly
          aria-label="이 구성을 여는 링크"
          value={made.link}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton what="이 구성을 여는 링크" text={made.link} />
      </Line>
    );
  }
  return (
    <>
      <Line>
        <code>{composition.id}</code>
        <Button variant="secondary" size="sm" isPending={made === 'making'} onPress={() => void make()}>
          이 구성을 여는 링크
        </Button>
      </Line>
      <FormError>{made === 'failed' && '링크를 만들지 못했어요. 잠시 뒤에 다시 시도해 주세요.'}</FormError>
    </>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  & > input {
    flex: 1;
    min-width: 0;
    min-height: ${tokens.touchTarget};
    padding-inline: ${tokens.space[3]};
    border: 1px solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.sm};
    font-size: ${tokens.font.size.sm};
  }
  & > code {
    flex: 1;
    user-select: all;
  }
`;
