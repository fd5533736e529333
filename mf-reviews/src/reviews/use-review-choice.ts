import { useLocation, useNavigate } from 'react-router-dom';
import { choiceNames, readChoice, writeChoice, type ListChoice } from './list-address.ts';
import { useChoose } from './use-choose.ts';

export const REVIEWS_A_PAGE = 5;
const PAGE = 'reviews';

/** The choice of a business's reviews: it stands in the address, beside what the page says there itself. */
export function useReviewChoice() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  // A business is in one place.
  const choice: ListChoice = { ...readChoice(params, PAGE), sido: null, sigungu: null };
  const hrefFor = (next: ListChoice) => {
    const said = new URLSearchParams(params);
    for (const name of [...choiceNames, PAGE]) said.delete(name);
    for (const [name, value] of Object.entries(writeChoice(next, PAGE))) said.set(name, value);
    return { search: said.toString() };
  };
  const choose = useChoose(choice, (next) => void navigate(hrefFor(next), { preventScrollReset: true }));
  return { choice, hrefOf: (page: number) => hrefFor({ ...choice, page }), choose };
}
