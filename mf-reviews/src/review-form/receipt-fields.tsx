import type { BusinessKind } from '@petcare/contracts';
import { PhotoField, type Unfinished } from '@petcare/photos';
import { Button, Card, FormError, IconButton, Notice, Stack, tokens } from '@petcare/ui';
import { DatePicker } from '@petcare/ui/date';
import { styled } from 'styled-components';
import { earliestDay, emptyReceipt, hasTreatments, KEPT, missingInReceipt, MOST_RECEIPTS, type ReceiptDraft } from './receipt-draft.ts';
import { ReceiptItems } from './receipt-items.tsx';

type Props = {
  kind: BusinessKind;
  receipts: readonly ReceiptDraft[];
  today: string;
  /** Something about them keeps the form from being sent. */
  errorMessage: string | undefined;
  onChange: (receipts: readonly ReceiptDraft[]) => void;
  /** Told of the picture of each, by the receipt's key. */
  onUnfinished: (key: string, unfinished: Unfinished) => void;
};

/** The receipts of a review: picture, day, and what was paid for. */
export function ReceiptFields({ kind, receipts, today, errorMessage, onChange, onUnfinished }: Props) {
  const change = (key: string, changed: Partial<ReceiptDraft>) =>
    onChange(receipts.map((receipt) => (receipt.key === key ? { ...receipt, ...changed } : receipt)));
  return (
    <Fields>
      <legend>영수증 (선택)</legend>
      <Stack gap={4}>
        <Notice kind="info">
          영수증을 인증하면 리뷰에 표시를 달고 1,000포인트를 드려요. 사진은 나와 확인하는 운영자만 보고, 금액만 이름 없이 평균 계산에
          쓰여요.
        </Notice>
        {receipts.map((receipt, index) => {
          const errors = errorMessage === undefined ? null : missingInReceipt(receipt, today);
          const label = `영수증 ${index + 1}`;
          return (
            <Card key={receipt.key} role="group" aria-label={label}>
              <Stack gap={4}>
                <Head>
                  <b>{label}</b>
                  <IconButton
                    icon="trash"
                    label={`${label} 삭제`}
                    onPress={() => onChange(receipts.filter(({ key }) => key !== receipt.key))}
                  />
                </Head>
                <PhotoField
                  label="영수증 사진"
                  description="가게 이름, 날짜, 금액이 보이게 찍어 주세요. 10MB까지 올릴 수 있어요."
                  value={receipt.pictures}
                  onChange={(pictures) => change(receipt.key, { pictures })}
                  onUnfinished={(unfinished) => onUnfinished(receipt.key, unfinished)}
                  kept={receipt.stored === null ? [] : [{ id: KEPT, url: receipt.stored }]}
                  errorMessage={errors?.picture}
                  maxCount={1}
                  isPrivate
                  isRequired
                />
                <DatePicker
                  label="영수증 날짜"
                  value={receipt.date}
                  onChange={(date) => change(receipt.key, { date })}
                  min={earliestDay(today)}
                  max={today}
                  errorMessage={errors?.date}
                  isRequired
                />
                <ReceiptItems
                  items={receipt.items}
                  hasTreatments={hasTreatments(kind)}
                  errors={errors}
                  onChange={(items) => change(receipt.key, { items })}
                />
              </Stack>
            </Card>
          );
        })}
        <FormError>{errorMessage}</FormError>
        {receipts.length < MOST_RECEIPTS && (
          <div>
            <Button variant="secondary" size="sm" icon="receipt" onPress={() => onChange([...receipts, emptyReceipt()])}>
              영수증 추가
            </Button>
          </div>
        )}
      </Stack>
    </Fields>
  );
}

const Fields = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${tokens.space[2]};
    padding: 0;
    font-weight: ${tokens.font.weight.semibold};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
