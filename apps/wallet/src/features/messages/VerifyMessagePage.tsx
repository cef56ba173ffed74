import {
  digestOf,
  readSignable,
  type SignatureVerdict,
  verifyMessageSignature,
} from '@strongroom/react-hooks/sign'
import {
  AddressInput,
  Button,
  Card,
  Notice,
  readAddressInput,
  Stack,
  TextArea,
  type Tone,
} from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import type { Hex } from 'viem'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { useBook } from '../address-book/useKnownAddresses.ts'
import { NoRpc } from '../review/NoRpc.tsx'
import { readDraft } from './readDraft.ts'
import { useVerifyTexts } from './verifyTexts.ts'

const tones: Record<SignatureVerdict['word'], Tone> = {
  accepted: 'success',
  refused: 'danger',
  contradiction: 'danger',
  noContract: 'warning',
  unreachable: 'warning',
}

/** A signature as people paste it; an empty one stands for a message on the chain. */
const readSignature = (text: string): Hex | undefined => {
  const given = text.replaceAll(/\s/g, '') || '0x'
  return /^0x(?:[\da-f]{2})*$/i.test(given) && given.length <= 20_000
    ? (given as Hex)
    : undefined
}

/** Checks on the chain whether a safe signed a message. */
export function VerifyMessagePage() {
  const t = useVerifyTexts()
  const { chainId, address, chain } = useOpenSafe()
  const { secondRpcFor } = useServices()
  const rpc = useRpc(chainId)
  const book = useBook(chainId)
  const [text, setText] = useState('')
  const [signer, setSigner] = useState<string>(address)
  const [signature, setSignature] = useState('')
  const [asked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [verdict, setVerdict] = useState<SignatureVerdict>()
  const { shortName } = chain
  const draft = readDraft(text)
  const found = readAddressInput(signer, { shortName })
  const bytes = readSignature(signature)
  const [isUnreadable, setUnreadable] = useState(false)

  // A result is about what was checked, not about what was typed since.
  const edit = (set: (text: string) => void) => (value: string) => {
    setVerdict(undefined)
    setUnreadable(false)
    set(value)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!draft.ok || !found.address || !bytes || rpc === undefined) return
    setVerdict(undefined)
    setBusy(true)
    const second = secondRpcFor(chainId)
    try {
      const digest = digestOf(readSignable(draft.message))
      setVerdict(
        await verifyMessageSignature({
          ...{ chainId, digest, signer: found.address, signature: bytes },
          nodes: second ? [rpc, second] : [rpc],
        }),
      )
    } catch {
      // Types and values of typed data do not fit together.
      setUnreadable(true)
    } finally {
      setBusy(false)
    }
  }

  if (rpc === undefined) return <NoRpc />
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <PageTop title={t('title')} description={t('description')} />
      <Stack gap={4}>
        <Card>
          <Stack gap={5}>
            <TextArea
              label={t('message')}
              hint={t('messageHint')}
              rows={6}
              value={text}
              onValueChange={edit(setText)}
              error={
                isUnreadable
                  ? t('unreadable')
                  : asked && !draft.ok
                    ? t(draft.reason)
                    : undefined
              }
            />
            <AddressInput
              label={t('signer')}
              value={signer}
              shortName={shortName}
              suggestions={book}
              onValueChange={edit(setSigner)}
              error={asked && signer === '' ? t('noSigner') : undefined}
            />
            <TextArea
              label={t('signature')}
              hint={t('signatureHint')}
              rows={3}
              value={signature}
              onValueChange={edit(setSignature)}
              error={bytes === undefined ? t('noSignature') : undefined}
            />
          </Stack>
        </Card>
        {verdict && (
          <Notice
            tone={tones[verdict.word]}
            role="status"
            title={t(`${verdict.word}Title`)}
          >
            {verdict.word === 'accepted' || verdict.word === 'refused'
              ? t('sources', { count: verdict.sources })
              : t(`${verdict.word}Text`)}
          </Notice>
        )}
      </Stack>
      <div className="app-actions">
        <Button type="submit" variant="primary" size="large" busy={isBusy}>
          {t('verify')}
        </Button>
      </div>
    </form>
  )
}
