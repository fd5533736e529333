import { Card, Section } from '@petcare/ui';
import { styled } from 'styled-components';
import { byKind, type Fee } from './products.ts';
import { FeeRow } from './fee-row.tsx';

/** A hospital's treatments with their fees, below the kinds of treatment. */
export function FeeList({ fees }: { fees: readonly Fee[] }) {
  return byKind(fees).map(({ id, name, fees: some }) => (
    <Section key={id} title={name}>
      <Card padding="none">
        <Rows>
          {some.map((fee) => (
            <FeeRow key={fee.id} fee={fee} />
          ))}
        </Rows>
      </Card>
    </Section>
  ));
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
