import { Button, media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

type Props = { chosen: number; total: number; target: string };

/**
 * The button to the results, for screens on which the diseases stand below the symptoms and not beside them: a long list of symptoms would
 * hide that there are any.
 */
export function ToResults({ chosen, total, target }: Props) {
  const show = () => {
    const heading = document.getElementById(target);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <Bar data-foot-bar="">
      <Button fullWidth onPress={show}>
        증상 {chosen}개로 찾은 질병 {total}가지 보기
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: calc(var(--pc-bottom-height, 0px) + env(safe-area-inset-bottom, 0px) + ${tokens.space[2]});
  z-index: 1;
  border-radius: ${tokens.radius.md};
  box-shadow: ${tokens.shadow[2]};

  ${media.desktop} {
    display: none;
  }
`;
