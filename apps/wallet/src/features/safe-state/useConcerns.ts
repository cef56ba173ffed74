import type { SafeInfo } from '@strongroom/gateway-sdk'
import type { SafeState } from '../../chain/readSafeState.ts'
import { useConcernTexts } from './concernTexts.ts'
import { type Concern, findConcerns } from './findConcerns.ts'

/**
 * What an owner should know about a safe, in the owner's language.
 *
 * @param state undefined until the chain has answered: there are no concerns yet
 */
export function useConcerns(
  state: SafeState | undefined,
  info: SafeInfo | undefined,
): { kind: string; tone: Concern['tone']; title: string; text: string }[] {
  const t = useConcernTexts()
  const write = (concern: Concern) => {
    const { kind } = concern
    switch (kind) {
      case 'gatewayDiffers': {
        const fields = concern.fields.map((field) => t(`${field}Field`))
        return [t(kind), t(`${kind}Text`, { fields: fields.join(', ') })]
      }
      case 'unknownCode':
      case 'unknownHandler': {
        const { address } = concern
        return [t(kind), t(`${kind}Text`, { address })]
      }
      case 'modules':
        return [t(kind, { count: concern.count }), t('modulesText')]
      case 'guard':
      case 'oneConfirmation':
        return [t(kind), t(`${kind}Text`)]
    }
  }
  return (state ? findConcerns(state, info) : []).map((concern) => {
    const [title = '', text = ''] = write(concern)
    return { kind: concern.kind, tone: concern.tone, title, text }
  })
}
