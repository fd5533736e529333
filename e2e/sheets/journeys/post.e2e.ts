import { expect } from '../../fixtures.ts';
import { unique } from '../../businesses.ts';
import { aGuardian, logInAs } from '../../session/guardians.ts';
import { filed, test } from './journey.ts';
import { petPictures } from './pictures.ts';

test(
  'a guardian writes a post with pictures in its text, reads it and answers a comment of their own',
  filed,
  async ({ page, request, walk }) => {
    const main = page.getByRole('main');
    const title = `강가 산책 ${unique()}`;
    const pictures = await petPictures(request, 3);
    await logInAs(page, await aGuardian(page));
    const text = page.getByRole('textbox', { name: '내용' });
    const article = page.getByRole('article').filter({ hasText: title });

    await walk.step('Opens the board.', '당근 동네생활: posts with a picture at the right, a round button to write.', async () => {
      await page.goto('/community/mypet');
      await expect(page.getByRole('heading', { level: 1, name: '자유게시판' })).toBeVisible();
    });
    await walk.step('Presses 글쓰기.', '당근: a whole screen, 닫기 at its left, 완료 at its right.', async () => {
      await walk.press(main.getByRole('link', { name: '글쓰기' }).first());
      await expect(text).toBeVisible();
    });
    await walk.step('Opens the categories.', '당근: a sheet of topics, asked for with a line at the top.', async () => {
      await walk.press(page.getByRole('button', { name: /분류/ }));
      await expect(page.getByRole('option', { name: '일상' })).toBeVisible();
    });
    await walk.step('Chooses one, writes title and text.', '당근: title, then text in one column without frames.', async () => {
      await walk.press(page.getByRole('option', { name: '일상' }));
      await walk.write(page.getByRole('textbox', { name: /^제목/ }), title);
      await walk.write(text, '주말 아침마다 강가를 걸어요. 물가에 그늘이 많아서 더운 날에도 좋아요.');
    });
    await walk.step(
      'Adds three pictures at once.',
      '당근: a bar over the keyboard with 사진, 장소, 투표; pictures below the text.',
      async () => {
        await walk.attach(page.getByLabel('글에 넣을 사진'), pictures);
        await expect(text.locator('img[src^="/uploads/images/"]')).toHaveCount(3);
        await text.locator('img').first().scrollIntoViewIfNeeded();
      },
    );
    await walk.step('Presses a picture, and moves it down.', 'Naver blog: held and drawn with the finger.', async () => {
      await walk.press(text.locator('img').first());
      await walk.press(page.getByRole('button', { name: '사진 아래로 이동' }));
    });
    await walk.step('Sends it, and reads it.', '당근: the post with who wrote it, how long ago, and 공감 and 댓글.', async () => {
      await walk.press(page.getByRole('button', { name: '등록', exact: true }));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(article.locator('img[src^="/uploads/images/"]:not(header *)')).toHaveCount(3);
    });
    await walk.step('Writes a comment.', '당근: a field that stays at the foot of the screen.', async () => {
      await walk.write(page.getByRole('textbox', { name: '댓글 쓰기' }), '토요일 아침에 같이 걸으실 분 있나요?');
      await walk.press(main.getByRole('button', { name: '등록', exact: true }));
      await expect(page.getByRole('listitem').filter({ hasText: '같이 걸으실 분' })).toBeVisible();
    });
    await walk.step('Finds it on the board.', '당근: with its first picture and the number of comments.', async () => {
      await page.goto('/community/mypet');
      await expect(main.getByRole('link', { name: title })).toBeVisible();
    });

    // The board is as it was.
    await main.getByRole('link', { name: title }).click();
    await article.getByRole('button', { name: '삭제' }).first().click();
    await page.getByRole('alertdialog', { name: '글을 삭제할까요?' }).getByRole('button', { name: '삭제' }).click();
    await expect(page.getByText('글을 삭제했어요.')).toBeVisible();
  },
);
