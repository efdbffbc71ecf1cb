import { Badge } from '../../../src/ui/components/Badge/Badge.tsx'
import { Button } from '../../../src/ui/components/Button/Button.tsx'
import {
  CalculatorIcon,
  DownloadIcon,
  EditIcon,
  FilterIcon,
  PlusIcon,
  RemoveIcon,
} from '../../../src/ui/components/Icon/icons.ts'
import { IconButton } from '../../../src/ui/components/IconButton/IconButton.tsx'
import { Inline } from '../../../src/ui/components/Inline/Inline.tsx'
import { LinkButton } from '../../../src/ui/components/LinkButton/LinkButton.tsx'
import { Notice } from '../../../src/ui/components/Notice/Notice.tsx'
import { Spinner } from '../../../src/ui/components/Spinner/Spinner.tsx'
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx'
import { linkLook } from '../../../src/ui/components/TextLink/TextLink.css.ts'

const nothing = () => {}

/** Buttons, links, marks and notices. */
export function Actions() {
  return (
    <Stack space="xl">
      <Inline>
        <Button tone="primary" icon={CalculatorIcon}>
          Calculate Price
        </Button>
        <Button>Save as draft</Button>
        <Button tone="quiet" icon={PlusIcon}>
          Add a line
        </Button>
        <Button tone="danger" icon={RemoveIcon}>
          Remove
        </Button>
        <LinkButton href="#files" icon={DownloadIcon}>
          Data sheet
        </LinkButton>
      </Inline>
      <Inline>
        <Button tone="primary" size="sm">
          Small
        </Button>
        <Button size="sm">Small</Button>
        <Button tone="quiet" size="sm" icon={FilterIcon}>
          Filter
        </Button>
        <Button tone="primary" size="lg">
          Submit quote
        </Button>
        <Button tone="primary" busy busyLabel="Calculating the price">
          Calculate Price
        </Button>
        <Button busy busyLabel="Saving">
          Save as draft
        </Button>
      </Inline>
      <Inline align="start">
        <Button tone="primary" reason="Choose a shaft and a port first.">
          Calculate Price
        </Button>
        <Button reason="A submitted quote cannot be changed.">Add a line</Button>
        <IconButton label="Edit the PO number of PUMP-7" icon={EditIcon} onClick={nothing} />
        <IconButton
          label="Remove quote PUMP-7"
          icon={RemoveIcon}
          tone="danger"
          size="sm"
          onClick={nothing}
        />
        <IconButton label="Filter" icon={FilterIcon} tone="secondary" onClick={nothing} />
        <IconButton label="Show prices" icon={CalculatorIcon} pressed onClick={nothing} />
        <IconButton label="Copy" icon={EditIcon} reason="Nothing to copy" onClick={nothing} />
        <Spinner label="Loading quotes" />
      </Inline>
      <Inline>
        <Badge tone="neutral">Draft</Badge>
        <Badge tone="info">Pending review</Badge>
        <Badge tone="success">Approved</Badge>
        <Badge tone="warning">Returned</Badge>
        <Badge tone="danger">Declined</Badge>
        <a href="#quote" className={linkLook()}>
          Open the quote
        </a>
        <a href="#quote" className={linkLook({ tone: 'plain' })}>
          PUMP-7
        </a>
        <a href="#quote" className={linkLook({ tone: 'quiet' })}>
          Terms of sale
        </a>
      </Inline>
      <Stack space="md">
        <Notice tone="info">Please log in to access pricing information.</Notice>
        <Notice tone="success" title="Quote submitted" onClose={nothing} closeLabel="Close">
          We answer within two working days. You will find the quote under Submitted Requests.
        </Notice>
        <Notice
          tone="warning"
          title="The quote was returned by the reviewer"
          actions={
            <>
              <Button size="sm">Read the comments</Button>
              <Button size="sm" tone="quiet">
                Amend and resubmit
              </Button>
            </>
          }
        >
          The requested delivery date is earlier than the lead time of two lines.
        </Notice>
        <Notice tone="error">Please add an address to your profile to calculate price.</Notice>
      </Stack>
    </Stack>
  )
}
