import { Button, Card, ErrorState, IconButton, Inline, Skeleton, Stack, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ActForm } from '../act/act-form.tsx';
import { isAbout, knownOf } from '../act/act-input.ts';
import { useAct, type Area, type Item } from '../desk/operator-api.ts';
import { ItemFacts } from './item-value.tsx';
import { verbLabel } from './verbs.ts';

type Props = { area: Area; item: Item; title: string; onClose: () => void; onDone: () => void };

/** One thing whole, with what can be done about it beside it. */
export function ItemPanel({ area: { area, acts }, item, title, onClose, onDone }: Props) {
  const show = acts.find((act) => act.kind === 'show' && isAbout(item, act));
  const shown = useAct<Item>(area, show?.verb, show ? knownOf(item, show) : {});
  const whole = { ...item, ...shown.data };
  const about = acts.filter((act) => (act.kind === 'change' || act.kind === 'final') && isAbout(item, act));
  const [verb, setVerb] = useState(about.length === 1 ? about[0]?.verb : undefined);
  const act = about.find((one) => one.verb === verb);
  return (
    <Panel as="section" padding="md" aria-label={title}>
      <Stack gap={4}>
        <Head>
          <h2>{title}</h2>
          <IconButton icon="close" label="닫기" onPress={onClose} />
        </Head>
        {shown.error && <ErrorState message={shown.error} onRetry={shown.refetch} isRetrying={shown.isLoading} />}
        {show && !shown.data && !shown.error ? <Skeleton variant="list" count={2} /> : <ItemFacts item={whole} />}
        {about.length > 0 && (
          <Inline gap={2}>
            {about.map((one) => (
              <Button
                key={one.verb}
                size="sm"
                variant={one.verb === verb ? 'primary' : 'secondary'}
                aria-expanded={one.verb === verb}
                onPress={() => setVerb(one.verb)}
              >
                {verbLabel(area, one.verb)}
              </Button>
            ))}
          </Inline>
        )}
        {act && <ActForm key={act.verb} area={area} act={act} item={whole} onDone={onDone} />}
      </Stack>
    </Panel>
  );
}

const Panel = styled(Card)`
  align-self: start;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};

  h2 {
    font-size: ${tokens.font.size.lg};
  }
`;
