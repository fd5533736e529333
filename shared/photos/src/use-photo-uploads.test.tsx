import { act, renderHook } from '@testing-library/react';
import { usePhotoUploads } from './use-photo-uploads.ts';

test('the pictures of a form are on their way while one of them is, and each field says its own problem', () => {
  const { result } = renderHook(() => usePhotoUploads<'files' | 'receipts'>());
  expect(result.current).toMatchObject({ isSending: false, problems: {} });
  act(() => {
    result.current.of('files')('sending');
    result.current.of('receipts', 'one')('sending');
    result.current.of('receipts', 'other')('failed');
  });
  expect(result.current.isSending).toBe(true);
  expect(result.current.problems).toEqual({ receipts: '올리지 못한 사진이 있어요. 다시 시도하거나 삭제해 주세요.' });
  act(() => {
    result.current.of('files')('none');
    result.current.of('receipts', 'one')('none');
    result.current.of('receipts', 'other')('none');
  });
  expect(result.current).toMatchObject({ isSending: false, problems: {} });
});
