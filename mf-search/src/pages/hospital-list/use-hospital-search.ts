import { useSearchParams } from 'react-router-dom';
import { readHospitalSearch, writeHospitalSearch, type HospitalSearch } from '../../lib/hospital-search.ts';

/** What the address asks for. A change begins at the first page again, unless it is the page. */
export function useHospitalSearch(): [HospitalSearch, (change: Partial<HospitalSearch>) => void] {
  const [params, setParams] = useSearchParams();
  const wish = readHospitalSearch(params);
  return [wish, (change) => setParams(writeHospitalSearch({ ...wish, page: 1, ...change }))];
}
