import { useIsMutating } from '@tanstack/react-query'

/** Requests whose answer a reload would lose, apart from a change of the release itself. */
export const openRequests = {
  predicate: ({ options }: { options: { mutationKey?: readonly unknown[] } }) =>
    options.mutationKey?.[0] !== 'release',
}

/** Whether the wallet or the gateway is asked for something that a reload would lose. */
export const useIsSigning = (): boolean => useIsMutating(openRequests) > 0
