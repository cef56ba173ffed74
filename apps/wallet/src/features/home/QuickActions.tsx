import { ButtonLink } from '../../core/ButtonLink.tsx'

/** What owners do most, one press away. */
export function QuickActions() {
  return (
    <>
      <ButtonLink to="/send">Send</ButtonLink>
      <ButtonLink to="/messages/new">Sign a message</ButtonLink>
    </>
  )
}
