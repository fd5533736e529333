import { RichText } from '@petcare/rich-text';
import { focusRing, Icon, media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

type Faq = { id: string; category: string; question: string; answer: string };

/** Each answer opens below its question, without a script too. */
export function FaqList({ faqs, hasCategories }: { faqs: readonly Faq[]; hasCategories: boolean }) {
  return (
    <List>
      {faqs.map(({ id, category, question, answer }) => (
        <li key={id}>
          <details>
            <Question>
              <Mark aria-hidden>Q</Mark>
              <Words>
                {hasCategories && <Category>{category}</Category>}
                <span>{question}</span>
              </Words>
              <Icon name="chevron-down" size={18} />
            </Question>
            <Answer>
              <Mark aria-hidden>A</Mark>
              <RichText html={answer} />
            </Answer>
          </details>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  border-block: 1px solid ${tokens.color.border};

  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: 4rem;
  padding: ${tokens.space[3]} ${tokens.space[1]};
  font-weight: ${tokens.font.weight.medium};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    flex: none;
    margin-inline-start: auto;
    color: ${tokens.color.textMute};
    transition: rotate ${tokens.motion.fast};
  }

  [open] > & {
    font-weight: ${tokens.font.weight.semibold};

    > svg {
      rotate: 180deg;
    }
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }

  ${media.hover} {
    &:hover {
      background: ${tokens.color.primarySoft};
    }
  }

  ${media.tablet} {
    padding-inline: ${tokens.space[4]};
  }
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Category = styled.span`
  display: block;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.xs};
  font-weight: ${tokens.font.weight.regular};
`;

const Answer = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} ${tokens.space[1]} ${tokens.space[5]};
  background: ${tokens.color.sunken};
  color: ${tokens.color.textSoft};

  > :last-child {
    min-width: 0;
    font-size: 1rem;
  }

  ${media.tablet} {
    padding-inline: ${tokens.space[4]};
  }
`;

const Mark = styled.span`
  flex: none;
  width: 1.25rem;
  color: ${tokens.color.primary};
  font-weight: ${tokens.font.weight.bold};
  text-align: center;

  ${Answer} > & {
    color: ${tokens.color.accentHover};
    line-height: 1.8;
  }
`;
