/** English phrases for a kind of business, of when, where and for whom, the longest phrases first; empty for what says nothing. */
export const phrases: readonly (readonly [english: RegExp, korean: string])[] = (
  [
    [
      '(?:animal|pet|vet|veterinary)s? (?:medical cent(?:er|re)|hospital|clinic)s?|veterinarians?|veterinary|vets?|animal docs?',
      '동물병원',
    ],
    ['(?:animal |pet |vet )?(?:pharmac(?:y|ies)|drug ?stores?)', '약국'],
    ['(?:pet |dog |cat )?(?:groom(?:ing|ers?)|salons?)(?: shops?)?', '미용'],
    ['(?:pet |dog |cat )?(?:hotels?|boarding)', '호텔'],
    ['(?:pet |dog )?(?:kindergartens?|day ?cares?)', '유치원'],
    ['(?:pet |dog |cat )?(?:supplies|supply|shops?|stores?)', '용품'],
    ['24 ?/ ?7|24 ?-? ?(?:hours?|hrs?|h)|around the clock|all day', '24시'],
    ['open (?:right )?now|now open|currently open', '지금 문 연'],
    ['near(?:by)? ?me|nearby|close to me|around me|nearest|closest', '내 주변'],
    ['emergenc(?:y|ies)|urgent(?: care)?|er', '응급'],
    ['at night|late night|overnight|night', '야간'],
    ['weekends?', '주말'],
    ['holidays?', '공휴일'],
    ['sundays?', '일요일'],
    ['saturdays?', '토요일'],
    ['mondays?', '월요일'],
    ['tuesdays?', '화요일'],
    ['wednesdays?', '수요일'],
    ['thursdays?', '목요일'],
    ['fridays?', '금요일'],
    ['cats?|kitt(?:y|en|ens)|feline', '고양이'],
    ['dogs?|pupp(?:y|ies)|canine', '강아지'],
    ['exotics?(?: animals?)?|rabbits?|hamsters?|birds?|reptiles?|hedgehogs?', '특수'],
    ['dent(?:al|ists?)|teeth|tooth', '치과'],
    ['eyes?|ophthalm\\w*', '안과'],
    ['skin|dermatolog\\w*', '피부'],
    ['hearts?|cardiolog\\w*', '심장'],
    ['orthop\\w*|bones?|patella\\w*', '정형외과'],
    ['neuter\\w*|spay\\w*|sterili[sz]\\w*', '중성화'],
    ['vaccin\\w*|shots?', '예방접종'],
    ['surger(?:y|ies)|operations?', '수술'],
    ['check ?-?ups?', '건강검진'],
    ['(?:subway |metro |train )?stations?', '역'],
    ['parking(?: lots?)?', '주차'],
    [
      'in|at|the|of|for|a|an|and|with|best|good|cheap|hospitals?|clinics?|pets?|animals?|medical|cent(?:er|re)s?|city|korea|open|hours?',
      '',
    ],
  ] as const
).map(([english, korean]) => [new RegExp(`(?<= )(?:${english})(?= )`, 'g'), korean]);

/** English words of names, as they are written in Hangul. */
export const loanwords: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'happy 해피|love 러브|smile 스마일|dream 드림|hope 호프|angel 엔젤|heart 하트|sweet 스위트|lucky 럭키|good 굿|best 베스트|top 탑|king 킹|queen 퀸',
    'pet 펫|dog 도그|cat 캣|puppy 퍼피|kitty 키티|animal 애니멀|zoo 쥬|bear 베어|lion 라이온|tiger 타이거|bird 버드|fox 폭스|wombat 웜벳|koala 코알라',
    'medical 메디컬|medi 메디|care 케어|center 센터|clinic 클리닉|hospital 호스피탈|doctor 닥터|dr 닥터|health 헬스|life 라이프|vet 벳|cure 큐어|heal 힐',
    'story 스토리|house 하우스|home 홈|family 패밀리|friends 프렌즈|friend 프렌드|mom 맘|papa 파파|baby 베이비|mate 메이트|plus 플러스|first 퍼스트',
    'star 스타|sun 썬|sunny 써니|moon 문|sky 스카이|blue 블루|green 그린|white 화이트|black 블랙|red 레드|pink 핑크|gold 골드|silver 실버|rainbow 레인보우',
    'one 원|new 뉴|now 나우|time 타임|the 더|my 마이|we 위|all 올|royal 로얄|prime 프라임|noble 노블|royalty 로열티|central 센트럴|union 유니온|global 글로벌',
    'forest 포레스트|tree 트리|flower 플라워|river 리버|lake 레이크|park 파크|hill 힐|garden 가든|spring 스프링|summer 썸머|snow 스노우|cloud 클라우드|ocean 오션',
    'ark 아크|noah 노아|bella 벨라|luna 루나|max 맥스|coco 코코|toto 토토|hana 하나|nature 네이처|trust 트러스트|mind 마인드|soul 소울|cozy 코지|lovely 러블리',
    'alpha 알파|delta 델타|omega 오메가|smart 스마트|pro 프로|art 아트|music 뮤직|cube 큐브|orange 오렌지|apple 애플|banana 바나나|cherry 체리|lemon 레몬|olive 올리브',
  ]
    .join('|')
    .split('|')
    .map((pair) => pair.split(' ')),
);
