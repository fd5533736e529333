import { focusRing, tokens } from '@petcare/ui';
import { Checkbox } from '@petcare/ui/form';
import { useId } from 'react';
import { styled } from 'styled-components';

type Props = {
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  errorMessage: string | undefined;
  /** The data that is kept, its purpose and its time. */
  kept: string;
  purpose: string;
  until: string;
};

/** The consent that the law asks for where somebody without an account leaves their name. */
export function Consent({ isGiven, onChange, errorMessage, kept, purpose, until }: Props) {
  const problem = useId();
  return (
    <Frame>
      <Checkbox isSelected={isGiven} onChange={onChange} isInvalid={Boolean(errorMessage)} aria-describedby={problem}>
        개인정보 수집·이용에 동의해요 (필수)
      </Checkbox>
      <details>
        <summary>무엇을 왜 모으나요?</summary>
        <dl>
          <div>
            <dt>모으는 것</dt>
            <dd>{kept}</dd>
          </div>
          <div>
            <dt>쓰는 곳</dt>
            <dd>{purpose}</dd>
          </div>
          <div>
            <dt>보관하는 동안</dt>
            <dd>{until}</dd>
          </div>
        </dl>
        <p>동의하지 않을 수 있지만, 그러면 남기신 내용을 받을 수 없어요.</p>
      </details>
      <Problem id={problem} role="alert">
        {errorMessage}
      </Problem>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  summary {
    width: fit-content;
    min-height: 2rem;
    padding: ${tokens.space[1]} 0;
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }

  summary:focus-visible {
    ${focusRing}
  }

  dl,
  p {
    margin: ${tokens.space[2]} 0 0;
    color: ${tokens.color.textSoft};
    font-size: ${tokens.font.size.sm};
  }

  dl > div {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${tokens.space[2]};
    padding: 0.125rem 0;
  }

  dt {
    color: ${tokens.color.textMute};
  }

  dd {
    margin: 0;
  }
`;

const Problem = styled.p`
  && {
    margin: 0;
    color: ${tokens.color.danger};
  }

  &:empty {
    display: none;
  }
`;
