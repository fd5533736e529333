/** The tree of treatments as the API answers with it. */
export const treatments = [
  {
    id: '1',
    name: '진찰',
    child: [
      {
        id: '2',
        name: '초진 진찰료',
        child: [
          { id: '3', name: '5kg' },
          { id: '4', name: '10kg' },
        ],
      },
      { id: '5', name: '재진 진찰료', child: [] },
    ],
  },
  { id: '6', name: '검사', child: [{ id: '7', name: '엑스선 촬영비', child: [] }] },
];
export const regionsAnswer = {
  getRegions: [
    {
      code: '11',
      name: '서울특별시',
      sigungu: [
        { code: '11530', name: '구로구' },
        { code: '11680', name: '강남구' },
      ],
    },
  ],
};
