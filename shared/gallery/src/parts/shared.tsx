import { AddressField, noAddress } from '@petcare/address';
import { PlacesMap } from '@petcare/maps';
import { HiddenNotice, ReportButton } from '@petcare/moderation';
import { OpeningHours, type BusinessDay } from '@petcare/opening-hours';
import { PhotoField, PictureOrStandIn } from '@petcare/photos';
import { ProductView } from '@petcare/product-view';
import { RichText } from '@petcare/rich-text';
import { RichTextEditor } from '@petcare/rich-text/editor';
import { styled } from 'styled-components';
import type { Part } from '../part.tsx';

const ignore = () => undefined;
const seoul = { latitude: 37.5, longitude: 127.03 };
const week: BusinessDay[] = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  isClosed: weekday === 0,
  open: '09:00',
  close: weekday === 6 ? '14:00' : '19:00',
  breakStart: weekday === 6 ? null : '13:00',
  breakEnd: weekday === 6 ? null : '14:00',
}));
const text =
  '<h2>접종 뒤에는</h2><p>하루는 <strong>쉬게</strong> 해 주세요. <a href="/faq">더 보기</a></p><blockquote>목욕은 사흘 뒤에</blockquote><ul><li>밥</li><li>물</li></ul><hr>';

const Box = styled.div`
  height: 15rem;
`;

/** The parts that several packages show. */
export const sharedParts: readonly Part[] = [
  {
    name: 'opening-hours',
    isWide: true,
    states: {
      일주일: (
        <OpeningHours
          businessHours={week}
          businessHoursText={null}
          humu="공휴일"
          hoursExceptions={null}
          today="2026-11-25"
          kind="hospital"
          contract={null}
        />
      ),
      모름: (
        <OpeningHours
          businessHours={null}
          businessHoursText={null}
          humu={null}
          hoursExceptions={null}
          kind="hospital"
          contract="02-123-4567"
        />
      ),
    },
  },
  {
    name: 'stand-in',
    states: Object.fromEntries(
      ['0', '1', '2'].map((id) => [
        id,
        <Box key={id}>
          <PictureOrStandIn id={id} icon="hospital" src={undefined} sizes="10rem" ratio={4 / 3} />
        </Box>,
      ]),
    ),
  },
  {
    name: 'photo-field',
    isWide: true,
    states: {
      '비어 있음': <PhotoField label="사진" value={[]} onChange={ignore} onUnfinished={ignore} />,
      틀림: <PhotoField label="사진" value={[]} onChange={ignore} onUnfinished={ignore} errorMessage="사진을 한 장 이상 올려 주세요." />,
    },
  },
  {
    name: 'rich-text',
    isWide: true,
    states: { 읽기: <RichText html={text} />, 쓰기: <RichTextEditor label="내용" value={text} onChange={ignore} /> },
  },
  {
    name: 'product-view',
    isWide: true,
    states: {
      옵션: (
        <ProductView
          id="1"
          label="미용"
          icon="paw"
          name="목욕과 부분 미용"
          descriptions={['1시간쯤 걸려요']}
          pictures={[]}
          content={null}
          price={30_000}
          options={[
            { id: '1', name: '소형견', additionalPrice: 0 },
            { id: '2', name: '대형견', additionalPrice: 20_000 },
          ]}
        />
      ),
    },
  },
  {
    name: 'moderation',
    isWide: true,
    states: {
      가려짐: <HiddenNotice of="리뷰" reason="광고" />,
      신고: <ReportButton of={{ type: 'review', id: '1' } as never} isReported={false} />,
      신고함: <ReportButton of={{ type: 'review', id: '1' } as never} isReported />,
    },
  },
  { name: 'address', isWide: true, states: { '비어 있음': <AddressField value={noAddress} onChange={ignore} /> } },
  {
    name: 'map',
    isWide: true,
    isDrawn: true,
    states: {
      수: (
        <Box>
          <PlacesMap
            label="지도"
            center={seoul}
            zoom={8}
            clusters={[
              {
                id: '1',
                name: '서울',
                ...seoul,
                counts: [
                  { kind: 'hospital', count: 812 },
                  { kind: 'company', count: 94 },
                ],
              },
            ]}
          />
        </Box>
      ),
      곳: (
        <Box>
          <PlacesMap
            label="지도"
            center={seoul}
            zoom={14}
            pins={[{ id: '1', kind: 'hospital', name: '구로동물병원', tags: ['24시'], ...seoul }]}
          />
        </Box>
      ),
    },
  },
];
