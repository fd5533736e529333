import { siteNow } from '@petcare/auth';
import { answerOf, lazyPiece } from '@petcare/remote';
import { seoulDate } from '@petcare/time';
import { Avatar, Badge, Card, EmptyState, LinkButton, PageTitle, Section, Skeleton, Stack, media, tokens } from '@petcare/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { ageOf } from './age.ts';
import { MypetPage_Pets, PetForm_Kinds, summaryOf, type Pet } from './pet.ts';
import { PetDetail } from './pet-detail.tsx';

const PetForm = lazyPiece(() => import('./pet-form.tsx').then((m) => m.PetForm));

const NEW = 'new';

/** The animals of a guardian. `?pet` opens one, `?form` its form, `?form=new` that of a new one. */
export function MypetPage() {
  const [params, setParams] = useSearchParams();
  const { standIn, data, reload } = answerOf(
    useQuery({ query: MypetPage_Pets }),
    <Tall>
      <Skeleton variant="list" count={4} />
    </Tall>,
  );
  const form = params.get('form');
  const open = (id: string) => setParams({ pet: id }, { replace: true });
  if (standIn) {
    return (
      <>
        <Title />
        {standIn}
      </>
    );
  }
  const all = [...data.living, ...data.archived];
  if (form !== null && (form === NEW || all.some(({ id }) => id === form))) {
    const saved = (id: string) => {
      reload();
      open(id);
    };
    return (
      <FormScreen pet={all.find(({ id }) => id === form)} onSaved={saved} onCancel={() => (form === NEW ? setParams({}) : open(form))} />
    );
  }
  const chosen = all.find(({ id }) => id === params.get('pet')) ?? data.living[0] ?? data.archived[0];
  if (!chosen) {
    return (
      <>
        <Title />
        <EmptyState
          title="아직 등록한 반려동물이 없어요"
          description="등록해 두면 예약과 리뷰에 자동으로 채워지고, 접종할 때를 알려드려요."
          action={<LinkButton to="?form=new">반려동물 등록하기</LinkButton>}
        />
      </>
    );
  }
  return (
    <>
      <Title action />
      <Columns>
        <Stack gap={6}>
          <PetList pets={data.living} chosen={chosen} />
          {data.archived.length > 0 && (
            <Section title="무지개다리를 건넌 아이">
              <PetList pets={data.archived} chosen={chosen} />
            </Section>
          )}
        </Stack>
        <PetDetail
          key={chosen.id}
          pet={chosen}
          onEdit={() => setParams({ form: chosen.id })}
          onChanged={reload}
          onGone={() => {
            setParams({}, { replace: true });
            reload();
          }}
        />
      </Columns>
    </>
  );
}

function Title({ action = false }: { action?: boolean }) {
  return (
    <PageTitle
      description="함께 사는 가족의 건강 기록을 한곳에 모아요."
      actions={
        action && (
          <LinkButton to="?form=new" size="sm" icon="plus">
            등록하기
          </LinkButton>
        )
      }
    >
      내 반려동물
    </PageTitle>
  );
}

type FormScreenProps = { pet: Pet | undefined; onSaved: (id: string) => void; onCancel: () => void };

function FormScreen({ pet, onSaved, onCancel }: FormScreenProps) {
  const { standIn, data } = answerOf(
    useQuery({ query: PetForm_Kinds }),
    <Tall>
      <Skeleton variant="list" count={6} />
    </Tall>,
  );
  return (
    <>
      <PageTitle>{pet ? `${pet.name} 정보 수정` : '반려동물 등록'}</PageTitle>
      {standIn ?? <PetForm pet={pet} kinds={data.getPetKinds} onSaved={onSaved} onCancel={onCancel} />}
    </>
  );
}

function PetList({ pets, chosen }: { pets: readonly Pet[]; chosen: Pet }) {
  const today = seoulDate(siteNow());
  return (
    <List>
      {pets.map((pet) => (
        <li key={pet.id}>
          <PetCard
            as={Link}
            to={`?pet=${pet.id}`}
            replace
            padding="sm"
            interactive
            aria-current={pet.id === chosen.id ? 'true' : undefined}
          >
            <Avatar name={pet.name} src={pet.petImage} size={48} />
            <span>
              <strong>{pet.name}</strong> {pet.isMain && <Badge tone="primary">대표</Badge>}
              <Small>{summaryOf(pet, pet.birthday && ageOf(pet.birthday, pet.diedOn ?? today))}</Small>
            </span>
          </PetCard>
        </li>
      ))}
    </List>
  );
}

const Tall = styled.div`
  min-height: 40rem;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};

  ${media.desktop} {
    grid-template-columns: 18rem minmax(0, 1fr);
    align-items: start;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const PetCard = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  color: inherit;
  text-decoration: none;
  &[aria-current] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
  }
`;

const Small = styled.span`
  display: block;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
