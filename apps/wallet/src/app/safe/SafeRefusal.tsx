import { Card, Notice, Stack } from '@strongroom/ui-kit'
import { useLocation } from '@tanstack/react-router'
import type { Address } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import type { SafeRefProblem } from '../../core/parseSafeRef.ts'
import { useChainRecords } from '../../core/useChainRecords.ts'

const texts: Record<SafeRefProblem | 'unknownChain', [string, string]> = {
  missing: ['No safe is named', 'The link does not say which safe to open.'],
  malformed: [
    'This link does not name a safe',
    'A safe is written as a network’s short name, a colon and an address.',
  ],
  noPrefix: [
    'On which network is this safe?',
    'The link has an address but no network. The same address can be different safes on different networks, so choose one.',
  ],
  badChecksum: [
    'The address in this link is mistyped',
    'Its capital letters do not match its digits, so at least one character is wrong. Ask for the link again.',
  ],
  unknownChain: [
    'This network is not known here',
    'The short name in the link is not one of this deployment’s networks. Choose the one that is meant, if it is listed.',
  ],
}

/** Offers a choice when a link does not name a safe exactly. */
export function SafeRefusal({
  problem,
  given,
  address,
}: {
  problem: SafeRefProblem | 'unknownChain'
  given: string
  address?: Address
}) {
  const { chains } = useChainRecords()
  const { search } = useLocation()
  const [title, text] = texts[problem]
  return (
    <>
      <PageTop title={title} />
      <Card>
        <Stack>
          <p>{text}</p>
          <code className="app-wrap">{given.slice(0, 200)}</code>
          {address === undefined ? (
            <Notice tone="danger" title="Nothing was opened">
              An address is never corrected here: the corrected one could belong
              to somebody else.
            </Notice>
          ) : (
            <Stack direction="row" gap={2}>
              {chains.map(({ chainId, chainName, shortName }) => (
                <ButtonLink
                  key={chainId}
                  to="."
                  search={{ ...search, safe: `${shortName}:${address}` }}
                >
                  {chainName}
                </ButtonLink>
              ))}
            </Stack>
          )}
          <ButtonLink variant="ghost" to="/accounts">
            Go to my safes
          </ButtonLink>
        </Stack>
      </Card>
    </>
  )
}
