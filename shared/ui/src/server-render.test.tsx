/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Select, Tabs } from '../choice.ts';
import { Calendar, DatePicker, TimeSlots } from '../date.ts';
import { RatingInput, SocialLink, SocialMark, TextField } from '../form.ts';
import { Breadcrumbs, Button, LinkButton, SearchField, Toaster } from '../index.ts';
import { Dialog } from '../overlay.ts';
import { FileField } from '../upload.ts';

const ignore = () => undefined;

test('every component renders without a window', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <StaticRouter location="/hospital">
      <Breadcrumbs items={[{ label: '홈', to: '/' }, { label: '병원' }]} />
      <Button isPending>예약하기</Button>
      <LinkButton to="/review">리뷰 쓰기</LinkButton>
      <SocialLink provider="facebook" href="/social" action="가입하기" note="최근에 로그인했어요" />
      <SocialMark provider="naver" />
      <TextField label="이름" errorMessage="이름을 입력해 주세요." />
      <SearchField label="검색" />
      <Select label="과목" options={[{ value: 'a', label: '내과' }]} value="a" onChange={ignore} />
      <RatingInput label="평점" value={3} onChange={ignore} />
      <Tabs label="병원" items={[{ id: 'info', label: '병원 정보' }]} selected="info" onChange={ignore}>
        탭 내용
      </Tabs>
      <Calendar label="날짜" value="2026-11-21" onChange={ignore} />
      <DatePicker label="예약 날짜" value="2026-11-21" onChange={ignore} />
      <TimeSlots label="시간" slots={[{ time: '10:00', isAvailable: true }]} value={null} onChange={ignore} />
      <FileField label="서류" value={null} onChange={ignore} />
      <Dialog isOpen={false} onClose={ignore} title="확인">
        닫혀 있어요.
      </Dialog>
      <Toaster toasts={[]} onClose={ignore} />
    </StaticRouter>,
  );
  for (const text of [
    '페이스북으로 가입하기',
    '최근에 로그인했어요',
    '이름을 입력해 주세요.',
    '내과',
    '탭 내용',
    '2026년 11월',
    '2026년 11월 21일 (토)',
    '10:00',
    '파일 고르기',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('닫혀 있어요.');
});
