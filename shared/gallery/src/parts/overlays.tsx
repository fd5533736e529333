import { Button, IconButton, Inline, PageContainer, SearchField, Stack, Toaster } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { DatePicker } from '@petcare/ui/date';
import { FormFoot, TextArea, TextField, WritingScreen } from '@petcare/ui/form';
import { ConfirmDialog, Dialog, Drawer, FullScreen, LeaveQuestion } from '@petcare/ui/overlay';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Opened } from '../part.tsx';

const ignore = () => undefined;
const kinds = [
  { value: 'dog', label: '강아지' },
  { value: 'cat', label: '고양이' },
  { value: 'other', label: '기타', isDisabled: true },
];

const Field = styled(SearchField)`
  flex: 1;
`;

const draft = (close: () => void) => (
  <Stack>
    <TextField label="제목" defaultValue="첫 산책" />
    <TextArea label="글" rows={4} placeholder="어떤 이야기인가요?" />
    <FormFoot form={{ refusal: '', isPending: false }} submit="등록" cancel={close} />
  </Stack>
);

/** The parts that lie over a page or take its place, one at a time, each with how it is closed. */
export const overlays: Record<string, (close: () => void) => ReactNode> = {
  dialog: (close) => (
    <Dialog isOpen onClose={close} title="예약 변경" footer={<Button>변경</Button>}>
      11월 21일 (토) 오전 10:00로 바꿀까요?
    </Dialog>
  ),
  confirm: (close) => (
    <ConfirmDialog isOpen title="리뷰를 삭제할까요?" confirmLabel="삭제" tone="danger" onConfirm={close} onCancel={close}>
      삭제하면 되돌릴 수 없어요.
    </ConfirmDialog>
  ),
  leave: (close) => (
    <LeaveQuestion onStay={close} onLeave={close}>
      지금까지 쓴 내용은 사라져요.
    </LeaveQuestion>
  ),
  drawer: (close) => (
    <Drawer isOpen onClose={close} label="전체 메뉴">
      <p>메뉴가 여기에 있어요.</p>
    </Drawer>
  ),
  screen: (close) => (
    <FullScreen onClose={close} label="검색">
      <PageContainer width="narrow">
        <Inline noWrap>
          <IconButton icon="chevron-left" iconSize={24} label="검색 닫기" onPress={close} />
          <Field label="검색" placeholder="병원 이름이나 지역" />
        </Inline>
      </PageContainer>
    </FullScreen>
  ),
  writing: (close) => (
    <WritingScreen title="글쓰기" description="수다 게시판에 올라가요.">
      {draft(close)}
    </WritingScreen>
  ),
  'writing-card': (close) => (
    <WritingScreen title="새 진료 항목" frame="card">
      {draft(close)}
    </WritingScreen>
  ),
  'writing-dialog': (close) => (
    <Dialog isOpen onClose={close} title="리뷰 쓰기" isWriting>
      {draft(close)}
    </Dialog>
  ),
  list: () => (
    <Opened>
      <Select label="반려동물" options={kinds} value="dog" onChange={ignore} />
    </Opened>
  ),
  day: () => (
    <Opened>
      <DatePicker label="방문일" value="2026-11-21" onChange={ignore} onClear={ignore} />
    </Opened>
  ),
  toasts: (close) => (
    <Toaster
      onClose={close}
      toasts={(['success', 'info', 'warn', 'error'] as const).map((kind) => ({
        id: kind,
        kind,
        message: '예약을 바꿨어요.',
        link: { to: '/', label: '보기' },
      }))}
    />
  ),
};
