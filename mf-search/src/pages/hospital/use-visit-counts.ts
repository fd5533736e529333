import { graphql } from '@petcare/api';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useClient } from 'urql';
import { inflowOf } from '../../lib/inflow.ts';
import { countOnce } from './count-once.ts';

const HospitalPage_CountVisitor = graphql(`
  mutation HospitalPage_CountVisitor($id: ID!) {
    increaseHospitalVisitorCount(hospitalId: $id)
  }
`);

const HospitalPage_CountInflow = graphql(`
  mutation HospitalPage_CountInflow($id: ID!, $type: Int!) {
    increaseHospitalInflowCount(hospitalId: $id, type: $type)
  }
`);

/** react-router's key of the page that the browser opened by itself. */
const FIRST_PAGE = 'default';

/** Count the visitor, and the way they came, once for each time the page is opened; what gets lost is lost. */
export function useVisitCounts(hospital: { id: string; state: string } | undefined): void {
  const client = useClient();
  const { key } = useLocation();
  const [params] = useSearchParams();
  const frompage = params.get('frompage');
  const id = hospital?.state === 'approved' ? hospital.id : undefined;

  const opened = useRef<string>(undefined);

  useEffect(() => {
    if (!id) return;
    const isNew = countOnce(`${id} ${key}`);
    // Going on to other reviews changes the address, but opens nothing.
    const isOpenAlready = opened.current === id;
    opened.current = id;
    if (!isNew || isOpenAlready) return;
    void client.mutation(HospitalPage_CountVisitor, { id }).toPromise();
    const type = inflowOf({ frompage, isFirstPage: key === FIRST_PAGE, referrer: document.referrer, origin: location.origin });
    if (type !== undefined) void client.mutation(HospitalPage_CountInflow, { id, type }).toPromise();
  }, [client, id, key, frompage]);
}
