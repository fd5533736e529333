import { gql } from '../../testing/calls.ts';
import { aGuardian, aHospital, logIn, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { takeBreeds } from '../medical/index.ts';

const server = withApp();
beforeAll(() => takeBreeds(server(), { dog: ['말티즈', '푸들'], cat: ['샴'] }));

const PET = `
  id name petImage gender isNeutralize weight birthday registerNumber kindName isMain reminder diedOn archivedAt
  vaccination1Date vaccination1Kind vaccination2Date vaccination2Kind vaccination4Date vaccination4Kind
  kind { id name division } owner { id } weights { date weight } nextVaccination { kind dueOn }`;
type Pet = { id: string; name: string; isMain: boolean; weights: { date: string; weight: number }[] } & Record<string, unknown>;
type Answer = { pet: Pet };

const create = (who: Person, input: object = {}) =>
  gql<Answer>(server(), who.token, `mutation ($input: PetInput!) { pet: createPet(input: $input) { ${PET} } }`, {
    input: { name: '보리', kindName: '토끼', ...input },
  });
const update = (who: Person, petId: string, input: object = {}) =>
  gql<Answer>(
    server(),
    who.token,
    `mutation ($petId: ID!, $input: PetInput!) { pet: updatePet(petId: $petId, input: $input) { ${PET} } }`,
    {
      petId,
      input: { name: '보리', kindName: '토끼', ...input },
    },
  );
const change = (who: Person, verb: string, petId: string, args: Record<string, string | number> = {}) =>
  gql<Answer>(
    server(),
    who.token,
    `mutation { pet: ${verb}(${[...Object.entries(args), ['petId', petId]].map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ')}) { ${PET} } }`,
  );
const remove = (who: Person, petId: string) => gql(server(), who.token, `mutation { deletePet(petId: "${petId}") }`);
const mine = async (who: Person, archived = false) =>
  (
    await gql<{ list: Pet[]; total: number }>(
      server(),
      who.token,
      `{ list: getMyPetsByPage(archived: ${archived}) { ${PET} } total: getMyPetCount(archived: ${archived}) }`,
    )
  ).data;

async function aKind(name: string): Promise<string> {
  const { data } = await gql<{ getPetKinds: { name: string; id: string; childs: { id: string; name: string }[] }[] }>(
    server(),
    undefined,
    '{ getPetKinds { id name childs { id name } } }',
  );
  return data.getPetKinds.flatMap((kind) => [kind, ...kind.childs]).find((kind) => kind.name === name)!.id;
}

test('every field of a pet is kept and answered to its owner', async () => {
  const owner = await aGuardian(server());
  const kindId = await aKind('말티즈');
  const { data } = await create(owner, {
    name: ' 보리 ',
    gender: 'female',
    isNeutralize: true,
    weight: 3.25,
    birthday: '2022-05-05',
    registerNumber: '410-0971-0000-1234',
    vaccination1Date: '2026-03-02',
    vaccination1Kind: '종합백신',
    vaccination4Date: '2026-04-02',
    vaccination4Kind: '광견병',
    kindId,
    kindName: null,
    reminder: 'mail',
  });
  const expected = {
    id: expect.any(String),
    name: '보리',
    petImage: null,
    gender: 'female',
    isNeutralize: true,
    weight: 3.25,
    birthday: '2022-05-05',
    registerNumber: '410097100001234',
    kindName: '말티즈',
    isMain: true,
    reminder: 'mail',
    diedOn: null,
    archivedAt: null,
    vaccination1Date: '2026-03-02',
    vaccination1Kind: '종합백신',
    vaccination2Date: null,
    vaccination2Kind: null,
    vaccination4Date: '2026-04-02',
    vaccination4Kind: '광견병',
    kind: { id: kindId, name: '말티즈', division: '강아지' },
    owner: { id: String(owner.id) },
    weights: [{ date: '2026-11-23', weight: 3.25 }],
    nextVaccination: { kind: '종합백신', dueOn: '2027-03-02' },
  };
  expect(data.pet).toEqual(expected);
  expect(await mine(owner)).toEqual({ list: [expected], total: 1 });
});

test('a pet is replaced, and one weight a day is kept', async () => {
  const owner = await aGuardian(server());
  const { id } = (await create(owner, { weight: 3, vaccination1Date: '2026-03-02', vaccination1Kind: '종합백신' })).data.pet;
  expect((await update(owner, id, { name: '콩', weight: 3.1 })).data.pet).toMatchObject({
    name: '콩',
    vaccination1Date: null,
    weights: [{ date: '2026-11-23', weight: 3.1 }],
  });
  expect((await change(owner, 'recordPetWeight', id, { date: '2026-01-02', weight: 2.5 })).data.pet.weights).toEqual([
    { date: '2026-01-02', weight: 2.5 },
    { date: '2026-11-23', weight: 3.1 },
  ]);
  server().clock.advance({ minutes: 60 * 24 });
  owner.token = await logIn(server(), owner);
  expect((await update(owner, id, { weight: 3.1 })).data.pet.weights).toHaveLength(2);
  expect((await update(owner, id, {})).data.pet).toMatchObject({ weight: 3.1 });
  expect((await change(owner, 'deletePetWeight', id, { date: '2026-11-23' })).data.pet).toMatchObject({ weight: 2.5 });
});

test('wrong fields are refused with a sentence each, and nothing is stored', async () => {
  const owner = await aGuardian(server());
  const { errors } = await create(owner, { name: '', registerNumber: '123', vaccination1Kind: '광견병' });
  expect(errors[0]).toMatchObject({
    extensions: {
      code: 'VALIDATION_FAILED',
      errors: [{ property: 'name' }, { property: 'registerNumber' }, { property: 'vaccination1Date' }],
    },
  });
  for (const kindId of ['0', 'x', '999999999']) {
    expect((await create(owner, { kindId })).errors[0]).toMatchObject({ message: '종류를 다시 골라 주세요.' });
  }
  expect(await mine(owner)).toEqual({ list: [], total: 0 });
});

test('the pet of another person is neither shown nor changed', async () => {
  const [owner, other, hospital] = [await aGuardian(server()), await aGuardian(server()), await aHospital(server())];
  const { id } = (await create(owner)).data.pet;
  const answers = [
    await gql(server(), other.token, `{ getPet(petId: "${id}") { id } }`),
    await update(other, id),
    await remove(other, id),
    await change(other, 'setMainPet', id),
    await change(other, 'archivePet', id),
    await change(other, 'restorePet', id),
    await change(other, 'recordPetWeight', id, { date: '2026-01-01', weight: 1 }),
    await change(other, 'deletePetWeight', id, { date: '2026-01-01' }),
  ];
  expect(answers.map(({ errors }) => errors[0]?.extensions['code'])).toEqual(answers.map(() => 'NOT_FOUND'));
  expect((await gql(server(), hospital.token, `{ getPet(petId: "${id}") { id } }`)).errors[0]).toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  });
  expect((await mine(owner)).list).toMatchObject([{ id, name: '보리', isMain: true, weights: [] }]);
});

test('an owner keeps one main pet while pets are chosen, archived, restored and deleted', async () => {
  const owner = await aGuardian(server());
  const [first, second, third] = [
    (await create(owner)).data.pet.id,
    (await create(owner)).data.pet.id,
    (await create(owner)).data.pet.id,
  ] as const;
  const main = async () => (await mine(owner)).list.filter(({ isMain }) => isMain).map(({ id }) => id);
  await change(owner, 'setMainPet', third);
  expect(await main()).toEqual([third]);
  expect((await change(owner, 'archivePet', third, { diedOn: '2026-11-20' })).data.pet).toMatchObject({
    diedOn: '2026-11-20',
    isMain: false,
    nextVaccination: null,
  });
  expect(await main()).toEqual([first]);
  expect((await change(owner, 'setMainPet', third)).errors[0]).toMatchObject({ extensions: { code: 'PET_ARCHIVED' } });
  expect((await mine(owner, true)).list).toMatchObject([{ id: third }]);
  await remove(owner, first);
  expect(await main()).toEqual([second]);
  await change(owner, 'archivePet', second);
  expect(await main()).toEqual([]);
  expect((await change(owner, 'restorePet', third)).data.pet).toMatchObject({ diedOn: null, archivedAt: null, isMain: true });
});

test('an owner keeps one main pet when twenty are chosen at once', async () => {
  const owner = await aGuardian(server());
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await create(owner)).data.pet.id));
  expect((await create(owner)).errors[0]).toMatchObject({ extensions: { code: 'TOO_MANY_PETS' } });
  const chosen = await Promise.all(ids.map((id) => change(owner, 'setMainPet', id)));
  expect(chosen.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const { data } = await gql<{ list: Pet[] }>(server(), owner.token, '{ list: getMyPetsByPage(count: 30) { isMain } }');
  expect(data.list.filter(({ isMain }) => isMain)).toHaveLength(1);
});

test('pets are deleted with the account of their owner', async () => {
  const owner = await aGuardian(server());
  await create(owner, { weight: 3 });
  await gql(server(), owner.token, `mutation { withdraw(password: "petcare-1234") }`);
  expect(await server().db`select 1 from pets where user_id = ${owner.id}`).toHaveLength(0);
});
