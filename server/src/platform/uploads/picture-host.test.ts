import sharp from 'sharp';
import { gql, multipart, rest } from '../../testing/calls.ts';
import { pdfs } from '../../testing/pdfs.ts';
import { aGuardian, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { imageWidths } from './images.ts';

const HOST = 'https://pictures.example';
const server = withApp({ uploadsUrl: HOST });
type StoredFile = { id: string; url: string; urls?: Record<string, string> };

async function upload(who: Person, bytes: Buffer, place = '/api/upload'): Promise<StoredFile> {
  const form = await multipart({ file: bytes });
  return (await rest<StoredFile>(server(), who.token, 'POST', place, form.payload, form.headers)).body.data;
}
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
const bare = (url: string) => url.replace(HOST, '');

test('the addresses of a picture begin with the host in every width, and what stands behind them may be shown by it', async () => {
  const { id, url, urls } = await upload(await aGuardian(server()), await photo());
  expect(url).toBe(`${HOST}/uploads/images/${id}/800.webp`);
  expect(Object.values(urls!)).toHaveLength(imageWidths.length);
  for (const one of Object.values(urls!)) expect(one).toMatch(/^https:\/\/pictures\.example\/uploads\/images\//);
  const { statusCode, headers } = await server().http.inject(bare(url));
  expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
});

test('a private file is given by the site alone', async () => {
  const { url } = await upload(await aGuardian(server()), pdfs.whole(), '/api/upload?private=true');
  expect(url).toMatch(/^\/uploads\/private\//);
  const { statusCode, headers } = await server().http.inject(url);
  expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'same-origin']);
});

test.each([
  ['with', (url: string) => url],
  ['without', bare],
])('a picture that is sent back %s its host is taken, kept without it and shown with it', async (_how, sent) => {
  const who = await aGuardian(server());
  const { url } = await upload(who, await photo());
  const mutation = 'mutation ($u: String) { updateMyInfo(input: { userImage: $u }) { userImage } }';
  const { data } = await gql(server(), who.token, mutation, { u: sent(url) });
  expect(data).toEqual({ updateMyInfo: { userImage: url } });
  expect(await server().db`select user_image from users where id = ${who.id}`).toMatchObject([{ userImage: bare(url) }]);
});

test('a picture in a text is kept without the host and shown with it, and that of a stranger is not', async () => {
  const who = await aGuardian(server());
  const { url } = await upload(who, await photo());
  const content = `<p>초코예요.</p><img src="${url}"><img src="https://elsewhere.example${bare(url)}">`;
  const write = 'mutation ($c: String!) { createPost(boardId: "mypet", title: "산책", content: $c) { id content } }';
  const { data, errors } = await gql<{ createPost: { id: string; content: string } }>(server(), who.token, write, { c: content });
  expect(errors).toEqual([]);
  expect(data.createPost.content.match(/src="[^"]*"/g)).toEqual([`src="${url}"`]);
  const [row] = await server().db<[{ content: string }]>`select content from board_posts where id = ${data.createPost.id}`;
  expect(row.content.match(/src="[^"]*"/g)).toEqual([`src="${bare(url)}"`]);
});
