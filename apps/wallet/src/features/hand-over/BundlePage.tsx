import { type GatewayClient, proposeTransaction } from '@strongroom/gateway-sdk'
import {
  useMessageReview,
  useTransactionReview,
} from '@strongroom/react-hooks/review'
import {
  createBundleGateway,
  errorLine,
  postMessageSignature,
  proposalOf,
} from '@strongroom/react-hooks/sign'
import { packSignatures } from '@strongroom/safe-protocol'
import type { SafeBundle } from '@strongroom/safe-protocol/bundle'
import {
  Button,
  EmptyState,
  type GivenLabels,
  isWaiting,
  LabelsProvider,
  Notice,
} from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PagePending } from '../../core/PagePending.tsx'
import { PlainTitle } from '../../core/PlainTitle.tsx'
import { type OpenSafe, useOpenSafe } from '../../core/useOpenSafe.ts'
import { usePageTitle } from '../../core/usePageTitle.ts'
import { useRpc } from '../../core/useRpc.ts'
import { ServicesContext, useServices } from '../../core/useServices.ts'
import { openBundles } from '../../storage/bundleStore.ts'
import { useStore } from '../../storage/useStore.ts'
import { useKnownAddresses } from '../address-book/useKnownAddresses.ts'
import { bundlesOf, findBundle, putBundle } from '../bundles/bundleStore.ts'
import { HandOver } from '../bundles/HandOver.tsx'
import type { HandOverSubject } from '../bundles/HandOverSubject.ts'
import { useHandOverTexts } from '../bundles/texts.ts'
import { OutcomeNotice } from '../execution/OutcomeNotice.tsx'
import { ReviewedMessage } from '../messages/ReviewedMessage.tsx'
import { NoRpc } from '../review/NoRpc.tsx'
import { ReviewDetails } from '../review/ReviewDetails.tsx'
import { SignedMessage } from '../review/SignedMessage.tsx'

/** The review of a bundle, which no gateway has to know. */
export function BundlePage() {
  const t = useHandOverTexts()
  const safe = useOpenSafe()
  const { stores, gateway } = useServices()
  const { id = '' } = useSearch({ from: '/safe/transactions/bundle' })
  const rpc = useRpc(safe.chainId)
  const bundles = useStore(openBundles(stores))
  const kept = bundlesOf(bundles, safe).find(
    ({ hash }) => hash.toLowerCase() === id.toLowerCase(),
  )
  const { data: bundle, isError } = useQuery({
    queryKey: ['wallet', 'bundle', kept?.file],
    queryFn: async () => (await findBundle(bundles, safe, id)) ?? null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: (before) => before,
  })
  usePageTitle(t('bundle'), { byHeading: true })
  if (kept === undefined || isError || bundle === null)
    return (
      <EmptyState
        title={<PlainTitle>{t('missing')}</PlainTitle>}
        icon="search"
        actions={
          <ButtonLink to="/transactions/import">{t('import')}</ButtonLink>
        }
      >
        <p>{t('missingText')}</p>
      </EmptyState>
    )
  if (rpc === undefined) return <NoRpc />
  if (bundle === undefined) return <PagePending />
  return (
    <WithBundles safe={safe}>
      {bundle.transaction ? (
        // The key starts a new review for another bundle.
        <BundledTransaction
          key={bundle.hash}
          {...{ safe, bundle, behind: gateway, file: kept.file }}
        />
      ) : (
        <BundledMessage
          key={bundle.hash}
          {...{ safe, bundle, behind: gateway, file: kept.file }}
        />
      )}
    </WithBundles>
  )
}

/** Lets the pages below read from bundles, and store there, instead of a gateway. */
function WithBundles({
  safe,
  children,
}: {
  safe: OpenSafe
  children: ReactNode
}) {
  const t = useHandOverTexts()
  const services = useServices()
  const { gateway, stores } = services
  const { chainId, address } = safe
  const safeVersion = safe.version ?? '1.3.0'
  const rpc = useRpc(chainId)
  const inner = useMemo(() => {
    if (rpc === undefined) return services
    const store = openBundles(stores)
    const client = createBundleGateway({
      ...{ gateway, rpc, chainId, safe: address, safeVersion },
      read: (hash) => {
        store.refresh()
        return findBundle(store.get(), { chainId, address }, hash)
      },
      write: (bundle) => putBundle(store, bundle),
    })
    return { ...services, gateway: client }
  }, [services, gateway, stores, rpc, chainId, address, safeVersion])
  const labels = useMemo<GivenLabels>(
    () => ({
      transactionHashes: { gateway: t('byBundle') },
      messageHashes: { gateway: t('byBundle') },
      trustLine: { verified: t('verified') },
      transactionTimeline: { created: t('created'), claimed: t('noTimes') },
      transactionDetails: { failedHint: t('failedText') },
      messageDetails: { failedHint: t('failedText') },
    }),
    [t],
  )
  return (
    <ServicesContext value={inner}>
      <LabelsProvider labels={labels}>{children}</LabelsProvider>
    </ServicesContext>
  )
}

interface BundledProps {
  safe: OpenSafe
  bundle: SafeBundle
  /** The gateway, which may have no such record, and may not answer. */
  behind: GatewayClient
  /** Changes with each signature. */
  file: string
}

/** What a review says about a bundle, once it is checked. */
function BundleNotice({
  safe,
  subject,
  post,
}: {
  safe: OpenSafe
  subject: HandOverSubject
  /** Gives everything to the gateway; undefined while it cannot be. */
  post: (() => Promise<void>) | undefined
}) {
  const t = useHandOverTexts()
  const [state, setState] = useState<'running' | 'done'>()
  const [problem, setProblem] = useState<string>()
  const run = async () => {
    setState('running')
    setProblem(undefined)
    try {
      await post?.()
      setState('done')
    } catch (error) {
      setState(undefined)
      setProblem(errorLine(error))
    }
  }
  return (
    <>
      <Notice
        tone="info"
        title={t('fromBundle', { count: subject.signatures.length })}
        actions={
          <>
            <HandOver safe={safe} subject={subject} />
            {post && (
              <Button
                variant="ghost"
                busy={state === 'running'}
                disabled={state === 'done'}
                onClick={() => void run()}
              >
                {t(state === 'done' ? 'posted' : 'post')}
              </Button>
            )}
          </>
        }
      >
        {t('fromBundleText')}
      </Notice>
      {problem !== undefined && (
        <Notice tone="danger" role="alert" title={t('notPosted')}>
          {problem}
        </Notice>
      )}
    </>
  )
}

function BundledTransaction({ safe, bundle, behind, file }: BundledProps) {
  const t = useHandOverTexts()
  const services = useServices()
  const { rawHex } = useStore(services.stores.settings)
  const [message, setMessage] = useState<string>()
  const { chainId, address } = safe
  const review = useTransactionReview({
    ...{ chainId, safeAddress: address, transactionId: bundle.hash, message },
    client: services.gateway,
    known: useKnownAddresses(chainId),
    allowRawHex: rawHex === true,
  })
  useRefetch(review.refetch, file)
  const { verification, signatures, payload } = review
  const { transaction, chain } = verification ?? {}
  const waits = isWaiting(review)
  const { outcome, isIndexed } = review.execution ?? {}
  const isEnd = outcome?.status === 'success' || outcome?.status === 'failed'
  const proven = verification?.proven?.word
  const subject = useMemo(
    () =>
      transaction && chain
        ? { transaction, signatures, safeVersion: chain.version }
        : undefined,
    [transaction, chain, signatures],
  )
  const post = async () => {
    if (!payload) return
    for (const one of signatures)
      await proposeTransaction(behind, {
        ...{ chainId, safeAddress: address },
        ...proposalOf(payload, {
          sender: one.signer,
          signature: packSignatures([one]),
        }),
      })
  }
  return (
    <ReviewDetails
      safe={safe}
      review={review}
      canHandOver={false}
      heading={<Link to="/transactions/import">{t('import')}</Link>}
      outcome={
        (outcome || proven === 'failed' || proven === 'executed') && (
          <OutcomeNotice
            outcome={
              outcome ?? { status: proven === 'failed' ? 'failed' : 'success' }
            }
            isAwaited={isEnd && !isIndexed && !verification?.proven}
          />
        )
      }
      failedActions={
        <ButtonLink to="/transactions/import">{t('import')}</ButtonLink>
      }
      notices={
        waits && (
          <>
            {subject && (
              <BundleNotice
                {...{ safe, subject }}
                post={payload && signatures.length > 0 ? post : undefined}
              />
            )}
            <SignedMessage
              safe={safe}
              review={review}
              message={message}
              onPasted={setMessage}
            />
          </>
        )
      }
    />
  )
}

function BundledMessage({ safe, bundle, behind, file }: BundledProps) {
  const t = useHandOverTexts()
  const { gateway, stores } = useServices()
  const { rawHex } = useStore(stores.settings)
  const { chainId, address } = safe
  const review = useMessageReview({
    ...{ chainId, safeAddress: address, messageHash: bundle.hash },
    client: gateway,
    known: useKnownAddresses(chainId),
    allowRawHex: rawHex === true,
  })
  useRefetch(review.refetch, file)
  const { verification, payload } = review
  const { chain, signatures } = verification ?? {}
  const { message } = bundle
  const subject = useMemo(
    () =>
      chain && signatures && message !== undefined
        ? { message, signatures, safeVersion: chain.version }
        : undefined,
    [chain, signatures, message],
  )
  return (
    <ReviewedMessage
      safe={safe}
      review={review}
      canHandOver={false}
      heading={<Link to="/transactions/import">{t('import')}</Link>}
      failedActions={
        <ButtonLink to="/transactions/import">{t('import')}</ButtonLink>
      }
      notices={
        subject && (
          <BundleNotice
            {...{ safe, subject }}
            post={
              payload && subject.signatures.length > 0
                ? async () => {
                    for (const one of subject.signatures)
                      await postMessageSignature(behind, payload, {
                        signer: one.signer,
                        signature: packSignatures([one]),
                        origin: null,
                      })
                  }
                : undefined
            }
          />
        )
      }
    />
  )
}

/** Reads the record again when the bundle got a signature, in this tab or another. */
function useRefetch(refetch: () => void, file: string) {
  const [seen, setSeen] = useState(file)
  useEffect(() => {
    if (seen === file) return
    setSeen(file)
    refetch()
  }, [seen, file, refetch])
}
