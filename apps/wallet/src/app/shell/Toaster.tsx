import { Toaster as KitToaster, type ToasterProps } from '@strongroom/ui-kit'

/** A chunk of its own: the notifications of the kit. */
export function Toaster(props: ToasterProps) {
  return <KitToaster {...props} />
}
