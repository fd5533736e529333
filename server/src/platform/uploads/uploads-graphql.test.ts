import sharp from 'sharp';
import { gql, multipart, rest } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const UPLOAD = 'mutation ($file: Upload!) { uploadFile(file: $file) { id url } }';

type Answer = { data: { uploadFile: { id: string; url: string } } | null; errors?: { message: string; extensions: { code: string } }[] };

/** A file as the GraphQL multipart request specification sends it. */
async function upload(token: string | undefined, file: Buffer): Promise<Answer> {
  const operations = JSON.stringify({ query: UPLOAD, variables: { file: null } });
  const { payload, headers } = await multipart({ operations, map: '{"picture":["variables.file"]}', picture: file });
  const authorization = token && { authorization: `Bearer ${token}` };
  return (
    await server().http.inject({ method: 'POST', url: '/graphql', payload, headers: { ...headers, ...authorization } })
  ).json<Answer>();
}

test('a picture that is sent by GraphQL waits with its sender, who alone may use it', async () => {
  const [sender, other] = [await aGuardian(server()), await aGuardian(server())];
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const { data } = await upload(sender.token, picture);
  const { id, url } = data!.uploadFile;
  expect(url).toMatch(/^\/uploads\/images\/[0-9a-f-]{36}\/800\.webp$/);
  expect((await rest(server(), sender.token, 'GET', `/api/upload?id=${id}`)).status).toBe(200);
  expect((await rest(server(), other.token, 'GET', `/api/upload?id=${id}`)).status).toBe(404);
  const use = (token: string) =>
    gql(server(), token, 'mutation ($u: String) { updateMyInfo(input: { userImage: $u }) { userImage } }', { u: url });
  expect((await use(other.token)).errors).toHaveLength(1);
  expect((await use(sender.token)).data).toEqual({ updateMyInfo: { userImage: url } });
});

test('a file that is no picture, one from nobody and a text in place of one are refused', async () => {
  const { token } = await aGuardian(server());
  expect((await upload(token, Buffer.from('no picture'))).errors?.[0]?.extensions.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect((await upload(undefined, Buffer.from('no picture'))).errors?.[0]?.message).toBe('NO_ACCESS_TOKEN');
  expect((await gql(server(), token, UPLOAD, { file: 'x' })).errors).toHaveLength(1);
});
