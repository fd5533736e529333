const STYLE = `
  body { display: grid; min-height: 100vh; margin: 0; place-content: center; justify-items: center; gap: 16px; padding: 24px; box-sizing: border-box;
    color: #222; background: #fff; font: 16px/1.6 'Pretendard', 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif; text-align: center; word-break: keep-all; }
  h1 { margin: 0; font-size: 20px; } p { margin: 0; max-width: 30em; }
  button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 12px; background: #222; color: #fff; font: inherit; font-weight: 700; cursor: pointer; }
  a { color: inherit; }`;

const words = {
  asks: {
    title: '예약 문자를 그만 받을까요?',
    text: '펫케어를 쓰는 업체가 전화로 받은 예약을 알려 드린 문자예요. 누르면 이 번호로는 더 보내지 않아요.',
  },
  done: {
    title: '더 보내지 않을게요',
    text: '이 번호로는 예약 문자를 보내지 않아요. 모르는 예약이었다면 업체에 취소해 달라고 말씀해 주세요.',
  },
  unknown: { title: '주소를 다시 확인해 주세요', text: '문자에 있는 주소가 모두 들어왔는지 확인해 주세요.' },
} as const;

/** The page for somebody without an account who was booked by telephone. */
export function callerPage(state: keyof typeof words): string {
  const { title, text } = words[state];
  const form =
    state === 'asks' ? '<form method="post"><button type="submit">그만 받을게요</button></form>' : '<a href="/">펫케어로 가기</a>';
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - 펫케어</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
${form}
</body>
</html>
`;
}
