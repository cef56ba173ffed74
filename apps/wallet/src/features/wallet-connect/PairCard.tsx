import {
  PairingError,
  type WalletConnectAccount,
  type WalletConnectPeer,
  type WalletConnectProposal,
} from '@strongroom/connectors/walletconnect-account'
import {
  Address,
  AppIcon,
  Button,
  Card,
  ClaimMark,
  DescriptionList,
  ForeignText,
  Icon,
  Notice,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { readableName } from '../apps/requests/readableName.ts'
import { useWalletConnectTexts } from './texts.ts'

// The camera starts with a press.
const ScanPairingCode = lazy(async () => {
  const { ScanPairingCode: component } = await import('./ScanPairingCode.tsx')
  return { default: component }
})

type Translate = ReturnType<typeof useWalletConnectTexts>

/** Name of an app in a sentence. */
export const callApp = ({ name, origin }: WalletConnectPeer, t: Translate) =>
  readableName(name) ??
  (origin === undefined ? t('unnamed') : new URL(origin).host)

/** An app's name and address, as it claims. */
export function PeerClaim({ peer }: { peer: WalletConnectPeer }) {
  const t = useWalletConnectTexts()
  return (
    <span className="app-row-facts">
      <AppIcon name={peer.name} iconUrl={null} size="small" />
      <strong>
        {peer.name === '' ? (
          t('unnamed')
        ) : (
          <ForeignText value={peer.name} max={48} />
        )}
      </strong>
      <ForeignText value={peer.origin ?? t('noOrigin')} max={128} />
      <ClaimMark by="app" short />
    </span>
  )
}

/** Connects an app by the code that it shows. */
export function PairCard({
  account,
  proposals,
}: {
  account: WalletConnectAccount
  proposals: readonly WalletConnectProposal[]
}) {
  const t = useWalletConnectTexts()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isPairing, setPairing] = useState(false)
  const [isScanning, setScanning] = useState(false)
  const pair = async (code: string) => {
    setProblem(undefined)
    setPairing(true)
    try {
      await account.pair(code)
      setCode('')
    } catch (error) {
      setProblem(
        error instanceof PairingError
          ? t(`${error.reason}Code`)
          : t('unpaired'),
      )
    }
    setPairing(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void pair(code)
  }
  const [proposal] = proposals
  if (proposal !== undefined)
    return (
      <ProposalCard key={proposal.id} account={account} proposal={proposal} />
    )
  return (
    <Card title={t('pairTitle')} description={t('pairText')}>
      <form className="app-inline-form" onSubmit={submit} noValidate>
        <TextField
          label={t('code')}
          mono
          value={code}
          onValueChange={(text) => {
            setCode(text)
            setProblem(undefined)
          }}
          placeholder={t('codeHint')}
          autoComplete="off"
          spellCheck={false}
          error={problem}
        />
        <Button type="submit" variant="primary" busy={isPairing}>
          {t('pair')}
        </Button>
      </form>
      <Button variant="ghost" size="small" onClick={() => setScanning(true)}>
        <Icon name="qr" /> {t('scan')}
      </Button>
      {isScanning && (
        <Suspense>
          <ScanPairingCode
            onRead={(scanned) => {
              setScanning(false)
              setCode(scanned)
              void pair(scanned)
            }}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
      <p className="app-advice" role="status">
        {isPairing ? t('pairing') : ''}
      </p>
    </Card>
  )
}

/** An app that wants to connect: who it says it is, and what it gets. */
function ProposalCard({
  account,
  proposal,
}: {
  account: WalletConnectAccount
  proposal: WalletConnectProposal
}) {
  const t = useWalletConnectTexts()
  const safe = useOpenSafe()
  const names = useNames(safe.chainId)
  const { stores, toasts } = useServices()
  const { chains } = useChainRecords()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { peer } = proposal
  const name = callApp(peer, t)
  const own = Number(safe.chainId)
  // The networks of this address that the owner has opened here before.
  const others = useStore(stores.safes)
    .filter(
      ({ address, creation }) =>
        address.toLowerCase() === safe.address.toLowerCase() &&
        creation === undefined,
    )
    .map(({ chainId }) => Number(chainId))
  const nameChain = (chainId: number) =>
    chains.find((chain) => chain.chainId === String(chainId))?.chainName
  const nameChains = (chainIds: readonly number[]) =>
    chainIds.slice(0, 10).map((id) => nameChain(id) ?? String(id))
  const network = safe.chain.chainName
  const covered = [
    own,
    ...proposal.chainIds.filter(
      (id) => id !== own && others.includes(id) && nameChain(id) !== undefined,
    ),
  ]
  const known = proposal.chainIds.flatMap((id) => nameChain(id) ?? [])
  const extra = [
    ...nameChains(
      proposal.requiredChainIds.filter((id) => !covered.includes(id)),
    ),
    ...proposal.requiredNamespaces.slice(0, 5),
  ]
  const refusal = proposal.isScam
    ? { title: t('scam'), text: t('scamText') }
    : peer.origin === undefined
      ? { title: t('noOrigin'), text: t('noOriginText') }
      : extra.length > 0
        ? {
            title: t('needsMore'),
            text: t('needsMoreText', {
              networks: extra.join(', ').slice(0, 200),
              network: nameChains(covered).join(', '),
            }),
          }
        : !proposal.chainIds.includes(own)
          ? {
              title: t('otherNetwork', { network }),
              text: t('otherNetworkText', {
                networks: known.slice(0, 10).join(', ') || t('noNetworks'),
                network,
              }),
            }
          : undefined

  const finish = async (run: () => Promise<unknown>, done?: string) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await run()
      if (done) toasts.add({ tone: 'success', title: done })
    } catch {
      setFailure(t('unreachableCode'))
      setBusy(false)
    }
  }
  const approve = () =>
    finish(
      () =>
        account.approve(proposal, { address: safe.address, chainIds: covered }),
      t('connected', { name }),
    )
  const reject = () => finish(() => account.reject(proposal))

  return (
    <Card
      title={t('proposal', { name })}
      description={t('proposalText')}
      role="region"
      aria-label={t('proposal', { name })}
    >
      <Stack>
        <DescriptionList
          items={[
            {
              term: t('saysItIs'),
              value: <PeerClaim peer={peer} />,
              hint: t('unproven'),
            },
            {
              term: t('safe'),
              value: (
                <Address
                  address={safe.address}
                  name={nameOf(names, safe.address)}
                  shortName={safe.chain.shortName}
                />
              ),
            },
            {
              term: t(covered.length > 1 ? 'networks' : 'network'),
              value: nameChains(covered).join(', '),
              ...(covered.length > 1 && { hint: t('networksHint') }),
            },
          ]}
        />
        {refusal && (
          <Notice tone="danger" role="alert" title={refusal.title}>
            {refusal.text}
          </Notice>
        )}
        {failure && (
          <Notice tone="danger" role="alert" title={t('approveFailed')}>
            {failure}
          </Notice>
        )}
        <Stack direction="row" gap={2}>
          {refusal === undefined && (
            <Button variant="primary" busy={isBusy} onClick={approve}>
              {t('accept')}
            </Button>
          )}
          <Button disabled={isBusy} onClick={reject}>
            {t('decline')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
