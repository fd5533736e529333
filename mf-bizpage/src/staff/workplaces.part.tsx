import { Badge, Button, Card, Section, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { MyWorkplaces_List } from './my-workplaces.ts';
import { PersonRow, Rows } from './person-row.tsx';
import { roleNames } from './staff-roles.ts';
import { useEnter } from './use-enter.ts';

/** On my page: the businesses that somebody works for, to go into; nothing for everybody else. */
export function WorkplacesPart() {
  const enter = useEnter();
  const [{ data }] = useQuery({ query: MyWorkplaces_List });
  if (!data || data.getMyWorkplaces.length === 0) return null;
  return (
    <Below>
      <Section title="일하는 곳">
        <Card padding="none">
          <Rows>
            {data.getMyWorkplaces.map((one) => (
              <PersonRow
                key={one.business.id}
                title={one.business.name}
                badges={<Badge>{roleNames[one.role]}</Badge>}
                detail="직원으로 일하고 있어요."
                actions={
                  <Button size="sm" variant="secondary" aria-label={`${one.business.name} 비즈페이지 열기`} onPress={() => void enter(one)}>
                    비즈페이지 열기
                  </Button>
                }
              />
            ))}
          </Rows>
        </Card>
      </Section>
    </Below>
  );
}

const Below = styled.div`
  margin-top: ${tokens.space[8]};
`;
