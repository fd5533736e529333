import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aComment, aPost, nobodyBeside } from '../testing/a-post.ts';
import { PostPage } from './post.page.tsx';

const place = { at: '/community/mypet/12', path: '/community/mypet/:id' };
/** A post with comments that can be written, changed and deleted. */
function discussion(texts: string[], own: object = {}): Responses {
  let comments = texts.map((text, index) => aComment(index + 1, text, index === 0));
  return {
    PostPage_Post: { getPost: aPost({ view: 41, ...own }), ...nobodyBeside },
    PostPage_Comments: ({ page, count }) => {
      const [from, size] = [(Number(page) - 1) * Number(count), Number(count)];
      return { getPostCommentsByPage: comments.slice(from, from + size), getPostCommentCount: comments.length };
    },
    PostPage_CreateComment: ({ content }) => {
      comments = [...comments, aComment(comments.length + 1, String(content), true)];
      return { createPostComment: { id: String(comments.length), comment: String(content) } };
    },
    PostPage_UpdateComment: ({ commentId, content }) => {
      comments = comments.map((one) => (one.id === commentId ? { ...one, comment: String(content) } : one));
      return { updatePostComment: { id: String(commentId) } };
    },
    PostPage_DeleteComment: ({ commentId }) => {
      comments = comments.filter((one) => one.id !== commentId);
      return { deletePostComment: true };
    },
    PostPage_CountView: { increasePostViewCount: true },
    PostPage_ToggleLike: { togglePostLike: { like: true, likeCount: 8 } },
    PostPage_DeletePost: { deletePost: true },
  };
}

test('the page of a post shows the post, its author and its comments', async () => {
  const { sent } = renderPage(<PostPage />, { ...place, responses: discussion(['저도 갈래요', '좋네요']) });
  expect(await screen.findByRole('heading', { level: 1, name: '안양천 산책' })).toBeInTheDocument();
  expect(screen.getByText('예뻐요').tagName).toBe('B');
  expect(screen.getByText('보호자')).toBeInTheDocument();
  expect(await screen.findByText('조회 42')).toBeInTheDocument();
  expect(await screen.findByText('좋네요')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '댓글 2' })).toBeInTheDocument();
  expect(sent[0]?.variables).toEqual({ boardId: 'mypet', postIdx: 12 });
});

test.each([
  [true, '조회 42'],
  [false, '조회 41'],
])('the page of a post counts the view once and adds it to the shown number only when it is new (%s)', async (isNew, shown) => {
  const { sent } = renderPage(<PostPage />, {
    ...place,
    responses: { ...discussion([]), PostPage_CountView: { increasePostViewCount: isNew } },
  });
  expect(await screen.findByText('아직 댓글이 없어요.')).toBeInTheDocument();
  expect(await screen.findByText(shown)).toBeInTheDocument();
  expect(sent.filter(({ name }) => name === 'PostPage_CountView')).toEqual([{ name: 'PostPage_CountView', variables: { postId: '30' } }]);
});

test('the page of a post describes the post to search engines', async () => {
  const { head } = renderPage(<PostPage />, { ...place, responses: discussion(['저도 갈래요']) });
  expect(await screen.findByText('저도 갈래요')).toBeInTheDocument();
  expect(head()).toMatchObject({
    title: '안양천 산책 - 자유게시판',
    description: '낙엽이 예뻐요',
    canonical: '/community/mypet/12',
    type: 'article',
  });
  expect(head()?.structured).toMatchObject([
    { '@type': 'DiscussionForumPosting', headline: '안양천 산책', commentCount: 1, comment: [{ text: '저도 갈래요' }] },
    { '@type': 'BreadcrumbList', itemListElement: [{ item: '/' }, { item: '/community/mypet' }, { item: '/community/mypet/12' }] },
  ]);
});

test('the page of a post offers a visitor the login and no changes', async () => {
  const { user, sent, address } = renderPage(<PostPage />, { ...place, responses: discussion(['저도']) });
  expect(await screen.findByRole('link', { name: '로그인하기' })).toHaveAttribute(
    'href',
    '/login?next=%2Fcommunity%2Fmypet%2F12&for=comment',
  );
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '추천 7' }));
  expect(address()).toBe('/login?next=%2Fcommunity%2Fmypet%2F12&for=recommend');
  expect(sent.map(({ name }) => name)).not.toContain('PostPage_ToggleLike');
});

test('the page of a post shows the new number of likes after a press', async () => {
  const { user } = renderPage(<PostPage />, { ...place, responses: discussion([]), session: {} });
  await user.click(await screen.findByRole('button', { name: '추천 7' }));
  expect(await screen.findByRole('button', { name: '추천 8', pressed: true })).toBeInTheDocument();
});

test('the page of a post writes, changes and deletes a comment', async () => {
  const { user } = renderPage(<PostPage />, { ...place, responses: discussion([]), session: {} });
  await user.type(await screen.findByLabelText(/댓글 쓰기/), '저도 갈래요');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('저도 갈래요', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByLabelText(/댓글 쓰기/)).toHaveValue('');

  await user.click(screen.getByRole('button', { name: '수정' }));
  await user.type(screen.getByLabelText(/댓글 수정/), '!');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('저도 갈래요!', { selector: 'p' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '삭제' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  expect(await screen.findByText('아직 댓글이 없어요.')).toBeInTheDocument();
});

test('the page of a post goes to the last page after a new comment', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `댓글 ${index + 1}번`);
  const { user } = renderPage(<PostPage />, { ...place, responses: discussion(texts), session: {} });
  expect(await screen.findByText('댓글 20번')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/댓글 쓰기/), '스물한 번째');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('스물한 번째', { selector: 'p' })).toBeInTheDocument();
  expect(screen.queryByText('댓글 20번')).not.toBeInTheDocument();
});

test("the page of a post offers changes only for the person's own comment", async () => {
  renderPage(<PostPage />, { ...place, responses: discussion(['내 댓글', '남의 댓글']), session: {} });
  await screen.findByText('남의 댓글');
  expect(screen.getAllByRole('button', { name: '삭제' })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: '수정' })).not.toBeInTheDocument();
});

test('the page of a post keeps a refused comment in its field and shows why', async () => {
  const errors = [{ property: 'content', constraints: { length: '댓글은 1자에서 1,000자까지 적어 주세요.' } }];
  const responses = { ...discussion([]), PostPage_CreateComment: refusal('VALIDATION_FAILED', '다시 확인해 주세요.', { errors }) };
  const { user } = renderPage(<PostPage />, { ...place, responses, session: {} });
  const field = await screen.findByLabelText(/댓글 쓰기/);
  await user.type(field, '음');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('댓글은 1자에서 1,000자까지 적어 주세요.')).toBeInTheDocument();
  expect(field).toHaveValue('음');
});

test("the page of a post deletes the person's own post after a confirmation", async () => {
  const heard: string[] = [];
  const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
  const { user, address, sent } = renderPage(<PostPage />, { ...place, responses: discussion([], { isMine: true }), session: {} });
  expect(await screen.findByRole('link', { name: '수정' })).toHaveAttribute('href', '/community/mypet/12/edit');
  await user.click(screen.getByRole('button', { name: '삭제' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(sent.map(({ name }) => name)).not.toContain('PostPage_DeletePost');
  await user.click(within(dialog).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(address()).toBe('/community/mypet'));
  subscription.unsubscribe();
  expect(heard).toEqual(['글을 삭제했어요.']);
});

test('the page of a post copies the address where the device has no share sheet', async () => {
  const heard: string[] = [];
  const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
  const { user } = renderPage(<PostPage />, { ...place, responses: discussion([]) });
  await user.click(await screen.findByRole('button', { name: '공유하기' }));
  await waitFor(() => expect(heard).toEqual(['링크를 복사했어요.']));
  subscription.unsubscribe();
  expect(await navigator.clipboard.readText()).toMatch(/^http:\/\/localhost\//);
});

test.each([
  ['/community/mypet/999', 'asked'],
  ['/community/mypet/abc', 'not asked'],
  ['/community/mypet/99999999999', 'not asked'],
])('the page of a post shows at %s that the post does not exist (%s)', async (at, asked) => {
  const { sent, head } = renderPage(<PostPage />, { ...place, at, responses: { PostPage_Post: refusal('NOT_FOUND', '없는 글이에요.') } });
  expect(await screen.findByText('글을 찾을 수 없어요.')).toBeInTheDocument();
  expect(head()).toMatchObject({ status: 404, noindex: true });
  expect(sent.length > 0).toBe(asked === 'asked');
});

test('the page of a post shows threads, what was deleted in them, and whose comments are the house’s', async () => {
  const comments = [
    aComment(1, '', false, { isDeleted: true, user: null }),
    aComment(2, '아래의 답', false, { parentId: '1' }),
    aComment(3, '함께 지켜 주세요', false, { admin: { name: '펫케어' }, user: null }),
    aComment(4, '신고한 댓글', false, { isReported: true }),
  ];
  const responses = {
    ...discussion([]),
    PostPage_Comments: { getPostCommentsByPage: comments, getPostCommentCount: 4 },
    ReportDialog_Report: { createReport: true },
  };
  const { user, sent, head } = renderPage(<PostPage />, { ...place, responses, session: {} });
  const [gone, below, house, reported] = await screen.findAllByRole('listitem');
  expect(gone).toHaveTextContent('삭제된 댓글이에요.');
  expect(within(gone!).queryByRole('button')).not.toBeInTheDocument();
  expect(below).toHaveAttribute('data-below');
  expect(house).toHaveTextContent(/펫케어.*운영자/);
  expect(within(reported!).getByRole('button', { name: '신고함' })).toBeDisabled();
  expect(JSON.stringify(head()?.structured)).not.toContain('"text":""');

  await user.click(within(below!).getByRole('button', { name: '신고' }));
  const dialog = await screen.findByRole('alertdialog', { name: '이 댓글을 신고할까요?' });
  await user.click(within(dialog).getByRole('radio', { name: '욕설이나 비방이 있어요' }));
  await user.click(within(dialog).getByRole('button', { name: '신고하기' }));
  await waitFor(() => expect(within(below!).getByRole('button', { name: '신고함' })).toBeDisabled());
  expect(sent.at(-1)).toEqual({
    name: 'ReportDialog_Report',
    variables: { kind: 'comment', id: '2', reason: 'abuse', detail: null },
  });
});

test('a hidden post says why to its author, who may delete it and ask the house, and is not spread', async () => {
  const own = { isMine: true, hiddenReason: '광고예요' };
  renderPage(<PostPage />, { ...place, responses: discussion([], own), session: { accountType: 0 } });
  expect(await screen.findByText(/운영 정책에 따라 가려졌어요/)).toHaveTextContent('이유: 광고예요');
  expect(screen.getByRole('link', { name: '운영팀에 문의하기' })).toHaveAttribute('href', '/mypage/questions/input');
  expect(screen.getByRole('button', { name: '삭제' })).toBeInTheDocument();
  for (const name of [/^추천/, '스크랩', '공유하기', '등록']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('a hidden comment says nothing to others and why to its author, and takes no answers', async () => {
  const comments = [
    aComment(1, '', false, { isHidden: true, user: null }),
    aComment(2, '내가 쓴 욕설', true, { isHidden: true, hiddenReason: '욕설이에요' }),
  ];
  const responses = { ...discussion([]), PostPage_Comments: { getPostCommentsByPage: comments, getPostCommentCount: 2 } };
  const { head } = renderPage(<PostPage />, { ...place, responses, session: { accountType: 1 } });
  const [others, own] = await screen.findAllByRole('listitem');
  expect(others).toHaveTextContent('운영 정책에 따라 가려진 댓글이에요.');
  expect(own).toHaveTextContent('이유: 욕설이에요');
  expect(within(own!).getByRole('link', { name: '운영팀에 문의하기' })).toHaveAttribute('href', '/notice');
  expect(screen.queryByRole('button', { name: '답글' })).not.toBeInTheDocument();
  expect(JSON.stringify(head()?.structured)).not.toContain('욕설');
});

test('a blocked writer reads until when and why, and keeps the comment', async () => {
  const message = '운영 정책에 따라 2027년 1월 9일까지 글쓰기가 제한됐어요. 이유: 욕설';
  const responses = { ...discussion([]), PostPage_CreateComment: refusal('ACCOUNT_BLOCKED', message) };
  const { user } = renderPage(<PostPage />, { ...place, responses, session: {} });
  const field = await screen.findByLabelText(/댓글 쓰기/);
  await user.type(field, '그래요');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field).toHaveValue('그래요');
});

test('an answer to a comment joins its thread, and a masked number is said', async () => {
  const responses = {
    ...discussion(['저도 갈래요']),
    PostPage_CreateComment: { createPostComment: { id: '2', comment: '010-****-****' } },
  };
  const { user, sent } = renderPage(<PostPage />, { ...place, responses, session: {} });
  await user.click(await screen.findByRole('button', { name: '답글' }));
  await user.type(screen.getByLabelText(/답글 쓰기/), '010-1234-5678');
  await user.click(screen.getAllByRole('button', { name: '등록' })[0]!);
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'PostPage_CreateComment')?.variables).toEqual({
      postId: '30',
      content: '010-1234-5678',
      parentId: '1',
    }),
  );
  await waitFor(() => expect(screen.queryByLabelText(/답글 쓰기/)).not.toBeInTheDocument());
});

test('the page of a post leads to the posts beside this one', async () => {
  const beside = { getPostNeighbours: { previous: { idx: 11, title: '어제 글' }, next: { idx: 15, title: '내일 글' } } };
  renderPage(<PostPage />, { ...place, responses: { ...discussion([]), PostPage_Post: { getPost: aPost(), ...beside } } });
  expect(await screen.findByRole('link', { name: '다음 글 내일 글' })).toHaveAttribute('href', '/community/mypet/15');
  expect(screen.getByRole('link', { name: '이전 글 어제 글' })).toHaveAttribute('href', '/community/mypet/11');
});

test('the page of a post keeps a post, and says so', async () => {
  const responses = { ...discussion([]), PostPage_ToggleBookmark: { togglePostBookmark: { isBookmarked: true } } };
  const { user } = renderPage(<PostPage />, { ...place, responses, session: {} });
  await user.click(await screen.findByRole('button', { name: '스크랩' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '스크랩' })).toHaveAttribute('aria-pressed', 'true'));
});
