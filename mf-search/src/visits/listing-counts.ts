import type { BusinessKind } from '@petcare/contracts';
import { graphql, rest } from '@petcare/api';
import { useMemo } from 'react';
import { useClient } from 'urql';
import type { Click, Inflow } from './inflow.ts';

const hospitalCounts = {
  visitor: graphql(`
    mutation ListingCounts_HospitalVisitor($id: ID!) {
      increaseHospitalVisitorCount(hospitalId: $id)
    }
  `),
  click: graphql(`
    mutation ListingCounts_HospitalClick($id: ID!, $type: Int!) {
      increaseHospitalClickCount(hospitalId: $id, type: $type)
    }
  `),
  inflow: graphql(`
    mutation ListingCounts_HospitalInflow($id: ID!, $type: Int!) {
      increaseHospitalInflowCount(hospitalId: $id, type: $type)
    }
  `),
};

const pharmacyCounts = {
  visitor: graphql(`
    mutation ListingCounts_PharmacyVisitor($id: ID!) {
      increasePharmacyVisitorCount(pharmacyId: $id)
    }
  `),
  click: graphql(`
    mutation ListingCounts_PharmacyClick($id: ID!, $type: Int!) {
      increasePharmacyClickCount(pharmacyId: $id, type: $type)
    }
  `),
  inflow: graphql(`
    mutation ListingCounts_PharmacyInflow($id: ID!, $type: Int!) {
      increasePharmacyInflowCount(pharmacyId: $id, type: $type)
    }
  `),
};

type Counts = { visitor: () => void; click: (type: Click) => void; inflow: (type: Inflow) => void };

/** Whoever calls or leaves at once is counted, too. */
const fetchOptions = { credentials: 'include', keepalive: true } as const;

/** Counting what people do on a listing's page: nobody waits for it, and what gets lost is lost. Companies are counted over REST. */
export function useListingCounts(kind: BusinessKind, id: string): Counts {
  const client = useClient();
  return useMemo(() => {
    if (kind === 'company') {
      const of = { path: { id }, keepalive: true };
      return {
        visitor: () => void rest.post('/api/client/company/{id}/visitor', of),
        click: (type) => void rest.post('/api/client/company/{id}/click', { ...of, query: { type } }),
        inflow: (type) => void rest.post('/api/client/company/{id}/inflow', { ...of, query: { type } }),
      };
    }
    const of = kind === 'hospital' ? hospitalCounts : pharmacyCounts;
    return {
      visitor: () => void client.mutation(of.visitor, { id }, { fetchOptions }).toPromise(),
      click: (type) => void client.mutation(of.click, { id, type }, { fetchOptions }).toPromise(),
      inflow: (type) => void client.mutation(of.inflow, { id, type }, { fetchOptions }).toPromise(),
    };
  }, [client, kind, id]);
}
