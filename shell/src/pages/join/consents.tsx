import { tokens } from '@petcare/ui';
import { Checkbox, type CheckedForm } from '@petcare/ui/form';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ConsentValues } from './join-values.ts';

const consents = [
  { field: 'over14', label: '만 14세 이상이에요 (필수)', to: null },
  { field: 'term', label: '이용약관 동의 (필수)', to: '/term' },
  { field: 'privacy', label: '개인정보 수집·이용 동의 (필수)', to: '/privacy' },
  { field: 'marketing', label: '혜택·소식 알림 받기 (선택)', to: null },
] as const;

/** The agreements of joining: three needed, one free. */
export function Consents({ form }: { form: CheckedForm<ConsentValues> }) {
  const { values, change, errorOf } = form;
  const given = consents.filter(({ field }) => values[field]).length;
  return (
    <Frame>
      <legend>약관 동의</legend>
      <All>
        <Checkbox
          isSelected={given === consents.length}
          isIndeterminate={given > 0 && given < consents.length}
          onChange={(all) => change({ over14: all, term: all, privacy: all, marketing: all })}
        >
          모두 동의해요
        </Checkbox>
      </All>
      {consents.map(({ field, label, to }) => (
        <div key={field}>
          <Row>
            <Checkbox
              isSelected={values[field]}
              isInvalid={errorOf(field) !== undefined}
              onChange={(isGiven) => change({ [field]: isGiven })}
            >
              {label}
            </Checkbox>
            {to && (
              <Link to={to} target="_blank" aria-label={`${label} 내용 보기`}>
                보기
              </Link>
            )}
          </Row>
          {errorOf(field) && <Problem role="alert">{errorOf(field)}</Problem>}
        </div>
      ))}
    </Frame>
  );
}

const Frame = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  & > legend {
    padding: 0 ${tokens.space[1]};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.semibold};
  }
`;

const All = styled.div`
  margin-bottom: ${tokens.space[1]};
  padding-bottom: ${tokens.space[1]};
  border-bottom: 1px solid ${tokens.color.border};
  font-weight: ${tokens.font.weight.semibold};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-size: 0.9375rem;
  & > a {
    flex: none;
    padding: ${tokens.space[3]} 0 ${tokens.space[3]} ${tokens.space[3]};
    font-size: 0.8125rem;
    color: ${tokens.color.textMute};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Problem = styled.p`
  margin: 0 0 ${tokens.space[2]} 1.875rem;
  font-size: 0.8125rem;
  font-weight: ${tokens.font.weight.medium};
  color: ${tokens.color.danger};
`;
