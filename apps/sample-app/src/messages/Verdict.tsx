import { Badge, Button } from '@strongroom/ui-kit'
import type { Asked } from '../requests/useAsk.ts'

/** Verdict of the safe on a signature. */
export function Verdict({
  asked,
  onCheck,
}: {
  asked: Asked<boolean>
  onCheck: () => void
}) {
  if (asked.status === 'done' && asked.result)
    return (
      <Badge tone="success" icon="check">
        Valid: the safe confirms it (EIP-1271)
      </Badge>
    )
  return (
    <span className="actions">
      {asked.status === 'done' && (
        <Badge tone="danger" icon="cross">
          Not valid: the safe denies it (EIP-1271)
        </Badge>
      )}
      {asked.status === 'failed' && (
        <Badge tone="warning" icon="alert">
          The safe could not be asked
        </Badge>
      )}
      <Button size="small" busy={asked.status === 'waiting'} onClick={onCheck}>
        Check
      </Button>
    </span>
  )
}
