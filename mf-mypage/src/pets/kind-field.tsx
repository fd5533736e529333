import { Inline, Stack, ToggleChip, tokens } from '@petcare/ui';
import { RadioGroup, TextField, type CheckedForm } from '@petcare/ui/form';
import { getChoseong, josa } from 'es-hangul';
import { styled } from 'styled-components';
import type { PetKind } from './pet.ts';
import { OTHER, type PetValues } from './pet-values.ts';

type Breed = PetKind['childs'][number];

const MOST_SHOWN = 12;
const CHOSEONG = /^[ㄱ-ㅎ]+$/;
const tight = (text: string) => text.replace(/\s/g, '').toLowerCase();

/** Breeds whose name has the text, or its initial consonants (ㅁㅌㅈ); names that begin so come first. */
export function breedsLike(breeds: readonly Breed[], text: string): Breed[] {
  const asked = tight(text);
  const isLetters = CHOSEONG.test(asked);
  const at = ({ name }: Breed) => (isLetters ? tight(getChoseong(name)) : tight(name)).indexOf(asked);
  return breeds
    .filter((breed) => at(breed) >= 0)
    .map((breed, order) => ({ breed, order, isFirst: at(breed) === 0 }))
    .sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || a.order - b.order)
    .map(({ breed }) => breed);
}

/** The animal and, of dogs and cats, its breed: the field holds the breed's name, and asks for one of the list when it holds another text. */
export function KindField({ form, kinds }: { form: CheckedForm<PetValues>; kinds: readonly PetKind[] }) {
  const { division, breed, breedName } = form.values;
  const breeds = kinds.find(({ id }) => id === division)?.childs ?? [];
  const chosen = breeds.find(({ id }) => id === breed);
  const isSearched = !chosen && breedName.trim() !== '';
  const found = isSearched ? breedsLike(breeds, breedName) : [];
  const shown = found.slice(0, MOST_SHOWN);
  const options = [...kinds.map(({ id, name }) => ({ value: id, label: name })), { value: OTHER, label: '그 밖의 동물' }];
  // A name that is typed in full means the breed as well.
  const named = (text: string) => breeds.find(({ name }) => tight(name) === tight(text))?.id ?? '';
  const choose = ({ id, name }: Breed) => form.change({ breed: id, breedName: name });
  return (
    <Stack gap={3}>
      <RadioGroup
        label="종류"
        options={options}
        value={division || null}
        onChange={(value) => form.change({ division: value, breed: '', breedName: '' })}
        orientation="horizontal"
        errorMessage={form.errorOf('division')}
        isRequired
      />
      {division === OTHER && (
        <TextField {...form.textField('kindName')} label="어떤 동물인가요?" placeholder="토끼, 앵무새…" maxLength={30} isRequired />
      )}
      {breeds.length > 0 && (
        <>
          <TextField
            {...form.textField('breedName')}
            label="품종"
            onChange={(text) => form.change({ breedName: text, breed: named(text) })}
            placeholder="품종 이름이나 초성으로 찾기"
            description={chosen ? `${josa(chosen.name, '으로/로')} 골랐어요.` : '모르면 비워 두셔도 돼요.'}
            // Enter in a search does not send the form.
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (found[0]) choose(found[0]);
            }}
          />
          {isSearched && (
            <Inline gap={2} role="group" aria-label="찾은 품종">
              {shown.map((one) => (
                <ToggleChip key={one.id} isSelected={false} onChange={() => choose(one)}>
                  {one.name}
                </ToggleChip>
              ))}
              {found.length > shown.length && <Hint>그 밖에 {found.length - shown.length}종이 더 있어요.</Hint>}
              {found.length === 0 && <Hint>찾는 품종이 없어요. 믹스라면 ‘믹스’를 찾아 보세요.</Hint>}
            </Inline>
          )}
        </>
      )}
    </Stack>
  );
}

const Hint = styled.span`
  align-self: center;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
