import { answerOf } from '@petcare/remote';
import { Button, Card, IconButton, Inline, Skeleton, Stack, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ActForm } from '../act/act-form.tsx';
import { beginsWith, isAbout, knownOf } from '../act/act-input.ts';
import { useDeskContext } from '../api/desk-context.ts';
import { useAct, type Act, type Area, type Item } from '../api/operator-api.ts';
import { ItemFacts } from './item-value.tsx';
import { verbLabel } from './verbs.ts';

type Props = { area: Area; item: Item; title: string; onClose: () => void; onDone: () => void };

/** One thing whole, with what can be done about it beside it. */
export function ItemPanel({ area: { area, acts }, item, title, onClose, onDone }: Props) {
  const { areas } = useDeskContext();
  const show = acts.find((act) => act.kind === 'show' && isAbout(area, item, act));
  const { standIn, data, error } = answerOf(
    useAct<Item>(area, show?.verb, show ? knownOf(area, item, show) : {}),
    <Skeleton variant="list" count={2} />,
  );
  const isWaiting = show && standIn && !error;
  const whole = { ...item, ...data };
  const isChange = ({ kind }: Act) => kind === 'change' || kind === 'final';
  const own = acts.filter((act) => isAbout(area, item, act)).map((act) => ({ of: area, act }));
  const others = areas.filter((one) => one.area !== area).flatMap((one) => one.acts.map((act) => ({ of: one.area, act })));
  const about = [...own, ...others.filter(({ act }) => beginsWith(area, act))].filter(({ act }) => isChange(act));
  const nameOf = ({ of, act }: (typeof about)[number]) => `${of} ${act.verb}`;
  const [chosen, choose] = useState(about.length === 1 ? nameOf(about[0]!) : undefined);
  const open = about.find((one) => nameOf(one) === chosen);
  return (
    <Panel as="section" padding="md" aria-label={title}>
      <Stack gap={4}>
        <Head>
          <h2>{title}</h2>
          <IconButton icon="close" label="닫기" onPress={onClose} />
        </Head>
        {show && standIn}
        {!isWaiting && <ItemFacts item={whole} />}
        {about.length > 0 && (
          <Inline gap={2}>
            {about.map((one) => (
              <Button
                key={nameOf(one)}
                size="sm"
                variant={one === open ? 'primary' : 'secondary'}
                aria-expanded={one === open}
                onPress={() => choose(nameOf(one))}
              >
                {verbLabel(one.of, one.act.verb)}
              </Button>
            ))}
          </Inline>
        )}
        {open && <ActForm key={chosen} area={open.of} act={open.act} item={whole} itemArea={area} onDone={onDone} />}
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
