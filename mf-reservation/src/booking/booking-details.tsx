import { Card, media, Section, Stack, tokens } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { TextArea, TextField } from '@petcare/ui/form';
import { PetChips } from './pet-chips.tsx';
import { styled } from 'styled-components';

const kinds = ['강아지', '고양이', '토끼', '햄스터', '새', '파충류', '그 밖의 동물'].map((kind) => ({ value: kind, label: kind }));

/** `petId` of the person's own pet, as long as nothing else is typed of it. */
export type PetDetails = { petId: string | null; petName: string; petKind: string; note: string };

/** What the hospital should know beforehand; all of it may be left out. */
export function BookingDetails({ value, onChange }: { value: PetDetails; onChange: (value: PetDetails) => void }) {
  return (
    <Card padding="lg">
      <Section title="반려동물과 요청 사항" description="적어 주시면 병원이 미리 준비할 수 있어요.">
        <Stack gap={4}>
          <PetChips petId={value.petId} onChoose={(pet) => onChange({ ...value, ...pet })} />
          <Pair>
            <TextField
              label="반려동물 이름"
              name="petName"
              placeholder="보리"
              maxLength={40}
              value={value.petName}
              onChange={(petName) => onChange({ ...value, petId: null, petName })}
            />
            <Select
              label="종류"
              name="petKind"
              placeholder="골라 주세요"
              options={kinds}
              value={value.petKind || null}
              onChange={(petKind) => onChange({ ...value, petId: null, petKind })}
            />
          </Pair>
          <TextArea
            label="요청 사항"
            name="note"
            rows={4}
            maxLength={1000}
            placeholder="어디가 불편한지, 먹고 있는 약이 있는지 알려 주세요."
            value={value.note}
            onChange={(note) => onChange({ ...value, note })}
          />
        </Stack>
      </Section>
    </Card>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
