/** Which transitions a chart names, and which of them were taken, by the chart's own account. */
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate'

/** Every transition of a chart, as `state · event · number`. */
export function namedTransitions(machine: AnyStateMachine): readonly string[] {
  return nodesOf(machine.root).flatMap((node) => transitionsOf(node).map(nameOf))
}

/** Every state of a chart that has no states inside, by its id. */
export function namedStates(machine: AnyStateMachine): readonly string[] {
  return nodesOf(machine.root)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ id }) => id)
}

/** The ids of the states that a snapshot is in. */
export function statesIn({ _nodes: nodes }: Pick<AnyMachineSnapshot, '_nodes'>): readonly string[] {
  return nodes.map(({ id }) => id)
}

/** Collects what live actors take: hand `inspect` to `createActor`. */
export function transitionLog() {
  const taken = new Set<string>()
  return {
    taken,
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return
      const { _transitions: transitions } = event
      for (const transition of transitions) taken.add(nameOf(transition))
    },
  }
}

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}

function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const sisters = transitionsOf(source).filter((sister) => sister.eventType === eventType)
  return `${source.id} · ${eventType === '' ? 'always' : eventType} · ${sisters.indexOf(transition)}`
}
