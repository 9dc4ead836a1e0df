import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useSignedIn } from './use-signed-in.ts'

/** Asks for what belongs to one person or to the team, once this browser is signed in. */
export const usePrivateQuery = <Answer, Data, Key extends QueryKey>(
  query: UseQueryOptions<Answer, Error, Data, Key>,
  { isOpen = true } = {},
) => {
  const isSignedIn = useSignedIn() === true
  return useQuery({ ...query, enabled: isSignedIn && isOpen })
}
