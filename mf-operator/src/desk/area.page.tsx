import { EmptyState, LinkButton } from '@petcare/ui';
import { useParams } from 'react-router-dom';
import { AreaView } from '../listing/area-view.tsx';
import { useDeskContext } from '../api/desk-context.ts';
import { DeskFrame } from './desk-frame.tsx';

/** One area of the desk: its list, and what can be done. */
export function AreaPage() {
  return (
    <DeskFrame>
      <ChosenArea />
    </DeskFrame>
  );
}

function ChosenArea() {
  const name = useParams()['area'] ?? '';
  const area = useDeskContext().areas.find((one) => one.area === name);
  if (area) return <AreaView key={name} area={area} />;
  return (
    <EmptyState
      icon="search"
      title="이런 운영 화면은 없어요."
      action={
        <LinkButton to="/operator" variant="secondary">
          기다리는 일 보기
        </LinkButton>
      }
    />
  );
}
