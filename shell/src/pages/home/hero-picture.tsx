import { media } from '@petcare/ui';
import { styled } from 'styled-components';

/** A dog and a cat looking over the edge of the page, a clinic's pin above them. Decoration only. */
export function HeroPicture() {
  return (
    <Drawing viewBox="0 0 440 300" aria-hidden="true" focusable="false">
      <circle cx="226" cy="190" r="150" fill="#ffd9c2" />
      <circle cx="62" cy="96" r="12" fill="#ffcdb3" />
      <circle cx="398" cy="130" r="8" fill="#d3eae4" />

      <g>
        <path d="M226 30c-25 0-44 19-44 43 0 31 44 67 44 67s44-36 44-67c0-24-19-43-44-43Z" fill="#1f6f63" />
        <circle cx="226" cy="73" r="26" fill="#fff" />
        <path d="M226 59v28M212 73h28" stroke="#1f6f63" strokeWidth="8" strokeLinecap="round" />
      </g>

      <g>
        <path d="M62 300c0-62 32-104 82-104s82 42 82 104Z" fill="#e9a765" />
        <path d="M108 300c0-38 14-62 36-62s36 24 36 62Z" fill="#fff3e4" />
        <path d="M84 142c-26-4-40 20-38 52 1 18 10 30 22 30 16 0 22-22 22-44Z" fill="#a8652c" />
        <path d="M204 142c26-4 40 20 38 52-1 18-10 30-22 30-16 0-22-22-22-44Z" fill="#a8652c" />
        <rect x="78" y="126" width="132" height="122" rx="60" fill="#f0b878" />
        <path d="M144 126c14 0 20 16 18 42-1 16-8 24-18 24s-17-8-18-24c-2-26 4-42 18-42Z" fill="#fff3e4" />
        <ellipse cx="144" cy="212" rx="37" ry="29" fill="#fff3e4" />
        <circle cx="115" cy="182" r="8" fill="#2a211c" />
        <circle cx="173" cy="182" r="8" fill="#2a211c" />
        <circle cx="118" cy="179" r="2.6" fill="#fff" />
        <circle cx="176" cy="179" r="2.6" fill="#fff" />
        <path d="M131 198c0-5 6-8 13-8s13 3 13 8-6 12-13 12-13-7-13-12Z" fill="#2a211c" />
        <path d="M144 210v8m0 0c-3 7-14 8-18 2m18-2c3 7 14 8 18 2" fill="none" stroke="#2a211c" strokeWidth="3.6" strokeLinecap="round" />
        <path d="M136 225q8 5 16 0v6a8 8 0 0 1-16 0Z" fill="#e8622f" />
        <path d="M96 252q48 26 96 0l3 14q-51 28-102 0Z" fill="#1f6f63" />
        <circle cx="144" cy="279" r="9" fill="#f5a524" />
      </g>

      <g>
        <path d="M232 300c0-54 26-90 68-90s68 36 68 90Z" fill="#6f665f" />
        <path d="M272 300c0-32 11-52 28-52s28 20 28 52Z" fill="#fff" />
        <path d="M244 184 240 128q0-7 6-4l36 24Z" fill="#6f665f" />
        <path d="M356 184l4-56q0-7-6-4l-36 24Z" fill="#6f665f" />
        <path d="m251 164-2-26 19 14ZM349 164l2-26-19 14Z" fill="#f7b9a1" />
        <ellipse cx="300" cy="198" rx="63" ry="54" fill="#7d736b" />
        <path d="M300 184c10 0 13 12 22 20 12 10 6 40-22 40s-34-30-22-40c9-8 12-20 22-20Z" fill="#fff" />
        <path d="M300 146v18M286 148l3 14M314 148l-3 14" stroke="#5c534d" strokeWidth="5" strokeLinecap="round" />
        <ellipse cx="274" cy="192" rx="10" ry="11" fill="#ffe08a" />
        <ellipse cx="326" cy="192" rx="10" ry="11" fill="#ffe08a" />
        <ellipse cx="275" cy="192" rx="5" ry="9" fill="#2a211c" />
        <ellipse cx="325" cy="192" rx="5" ry="9" fill="#2a211c" />
        <circle cx="277" cy="188" r="2" fill="#fff" />
        <circle cx="327" cy="188" r="2" fill="#fff" />
        <path d="M294 208h12l-6 8Z" fill="#e58a73" />
        <path d="M300 216c-1 8-10 9-13 4m13-4c1 8 10 9 13 4" fill="none" stroke="#2a211c" strokeWidth="3.2" strokeLinecap="round" />
        <path d="M262 214l-32-5m32 13-30 6M338 214l32-5m-32 13 30 6" stroke="#c9beb5" strokeWidth="2.6" strokeLinecap="round" />
        <path d="M258 244q42 22 84 0l3 12q-45 24-90 0Z" fill="#e8622f" />
        <circle cx="300" cy="267" r="7" fill="#f5a524" />
      </g>
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: min(100%, 20rem);
  height: auto;
  margin-inline: auto;
  ${media.tablet} {
    width: 100%;
    max-width: 27rem;
  }
`;
