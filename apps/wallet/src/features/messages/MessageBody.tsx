import type {
  MessageRisk,
  SignableMessage,
  Verdict,
} from '@strongroom/safe-protocol/risks'
import {
  Card,
  describeMessageProblem,
  FindingList,
  HashPanel,
  MessageRiskList,
  messageHashRows,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { NoRpc } from '../review/NoRpc.tsx'
import { MessageContent } from './MessageContent.tsx'
import { MessageSigners } from './MessageSigners.tsx'
import type { MessageFindings } from './reviewMessage.ts'

/** Dangers, content, hashes and signers of a message, in reading order. */
export function MessageBody({
  safe,
  message,
  findings,
  verdict,
}: {
  safe: OpenSafe
  message: SignableMessage
  findings: MessageFindings | undefined
  verdict: Verdict<MessageRisk> | undefined
}) {
  return (
    <Stack gap={6}>
      {findings && !findings.hasRpc && <NoRpc />}
      {findings && (
        <FindingList
          items={findings.verification.problems}
          describe={describeMessageProblem}
          alert
        />
      )}
      <MessageRiskList reasons={verdict?.reasons ?? []} />
      <Card
        title="What is signed"
        description="Hashed in this browser from exactly what is shown here."
      >
        <MessageContent safe={safe} message={message} />
      </Card>
      {message.kind !== 'bytes' && (
        <>
          <Card title="Verify before you sign">
            {findings ? (
              <MessageHashes findings={findings} />
            ) : (
              <Skeleton shape="block" lines={2} label="Checking the message" />
            )}
          </Card>
          {findings && (
            <Card title="Signatures">
              <MessageSigners safe={safe} findings={findings} />
            </Card>
          )}
        </>
      )}
    </Stack>
  )
}

/** The hashes, and who says the same. */
function MessageHashes({ findings }: { findings: MessageFindings }) {
  const rows = messageHashRows(findings.verification)
  if (rows.length === 0) return null
  return (
    <Stack>
      <HashPanel rows={rows} />
      {findings.verification.status === 'verified' && (
        <p className="app-advice">
          Your wallet or device should show the same message hash. Compare it
          before you confirm there.
        </p>
      )}
    </Stack>
  )
}
