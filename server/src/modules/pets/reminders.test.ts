import { gql } from '../../testing/calls.ts';
import { aGuardian, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys, publicUrl: 'https://petcare.example' }));
async function remind() {
  await server().runJob('remind-of-vaccinations');
  await server().runJob('send-letters');
}
const lettersTo = async ({ email }: Person) =>
  (await fetch(`${sandbox().url}/mail/letters?to=${encodeURIComponent(email)}`)).json() as Promise<{ subject: string; text: string }[]>;
const textsTo = async (phone: string) =>
  (await fetch(`${sandbox().url}/sms/texts?to=${encodeURIComponent(phone)}`)).json() as Promise<{ text: string }[]>;

async function aPet(owner: Person, input: object): Promise<string> {
  const { data } = await gql<{ createPet: { id: string } }>(
    server(),
    owner.token,
    'mutation ($input: PetInput!) { createPet(input: $input) { id } }',
    { input: { name: '보리', kindName: '토끼', vaccination1Kind: '광견병', ...input } },
  );
  return data.createPet.id;
}

// Today is 2026-11-23 in Seoul: what was given on 2025-11-24 is due tomorrow.
test('the reminder sends one mail for each date, a week before it is due', async () => {
  const [owner, silent, later] = [await aGuardian(server()), await aGuardian(server()), await aGuardian(server())];
  const id = await aPet(owner, { vaccination1Date: '2025-11-30', reminder: 'mail' });
  await aPet(silent, { vaccination1Date: '2025-11-30' });
  await aPet(later, { vaccination1Date: '2025-12-01', reminder: 'mail' });
  await remind();
  await remind();
  const letters = await lettersTo(owner);
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({
    subject: '[펫케어] 보리의 광견병 접종일이 다가와요',
    text: expect.stringContaining('2026년 11월 30일이에요'),
  });
  expect(letters[0]?.text).toContain(`https://petcare.example/mypage/mypet?pet=${id}`);
  expect(await lettersTo(silent)).toEqual([]);
  expect(await lettersTo(later)).toEqual([]);
});

test('the reminder sends a text message where the owner wants one, once by two jobs at once', async () => {
  const owner = await aGuardian(server(), { phone: '010-7777-0001' });
  await aPet(owner, { vaccination1Date: '2025-11-24', reminder: 'sms' });
  await Promise.all([remind(), remind(), remind()]);
  expect(await textsTo('01077770001')).toMatchObject([{ text: expect.stringContaining('보리의 광견병 접종일이 2026년 11월 24일이에요.') }]);
});

test('the reminder sends nothing for a pet that has died or was vaccinated since it was planned', async () => {
  const [mourner, quick] = [await aGuardian(server()), await aGuardian(server())];
  const due = { vaccination1Date: '2025-11-24', reminder: 'mail' };
  const [died, given] = [await aPet(mourner, due), await aPet(quick, due)];
  await server().runJob('remind-of-vaccinations');
  await gql(server(), mourner.token, `mutation { archivePet(petId: "${died}") { id } }`);
  const input = {
    name: '보리',
    kindName: '토끼',
    ...due,
    vaccination1Kind: '광견병',
    vaccination2Kind: '광견병',
    vaccination2Date: '2026-11-20',
  };
  const UPDATE = 'mutation ($id: ID!, $input: PetInput!) { updatePet(petId: $id, input: $input) { id } }';
  expect((await gql(server(), quick.token, UPDATE, { id: given, input })).errors).toEqual([]);
  await remind();
  expect(await lettersTo(mourner)).toEqual([]);
  expect(await lettersTo(quick)).toEqual([]);
});
