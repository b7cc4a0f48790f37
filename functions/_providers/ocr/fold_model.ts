/**
 * Makes the recogniser's models cheaper, with the same answers but for the last digit. As they are exported, more time goes
 * into scaling and shifting whole pictures by one number than into everything else: convolutions take that over with
 * their weights.
 */
import {
  constant,
  type GraphNode,
  intsOf,
  numberAttribute,
  numberOf,
  type Tensor,
  tensorOf,
} from "./onnx_graph.ts";

/** The steps of a model without those that its convolutions take over; they are changed in place. */
export const foldSteps = (nodes: readonly GraphNode[]): GraphNode[] => new Folding(nodes).fold();

/** Each value becomes `scale` times as much and `shift` more. */
interface Affine {
  scale: number;
  shift: number;
}

class Folding {
  /** Numbers that were looked at. */
  readonly #tensors = new Map<string, Tensor | null>();
  readonly #changed = new Map<string, Tensor>();
  readonly #makers = new Map<string, GraphNode>();
  readonly #takers = new Map<string, GraphNode[]>();
  readonly #gone = new Set<GraphNode>();

  constructor(readonly nodes: readonly GraphNode[]) {
    for (const node of nodes) {
      for (const name of node.outputs) this.#makers.set(name, node);
      for (const name of node.inputs) this.#takers.set(name, [...this.#takersOf(name), node]);
    }
  }

  fold(): GraphNode[] {
    for (const node of this.nodes) if (node.op === "Add") this.#foldSwish(node);
    for (const node of this.nodes) if (node.op === "Mul") this.#foldAffine(node);
    const kept = this.nodes.filter((node) =>
      !this.#gone.has(node) && !this.#changed.has(node.outputs[0])
    );
    const made = [...this.#changed].map(([name, tensor]) => constant(name, tensor));
    const needed = new Set(kept.flatMap(({ inputs }) => inputs));
    return [...made, ...kept].filter(({ op, outputs: [name] }) =>
      op !== "Constant" || needed.has(name)
    );
  }

  /** `x * clip(x + 3, 0, 6) / 6` in two steps in place of four, which the runtimes know to be one. */
  #foldSwish(add: GraphNode): void {
    const [x] = add.inputs;
    const clip = this.#onlyTaker(add, "Clip");
    const product = clip && this.#onlyTaker(clip, "Mul");
    const quotient = product && this.#onlyTaker(product, "Div");
    if (!quotient || !product.inputs.includes(x)) return;
    const numbers = [
      this.#numberBeside(add),
      ...this.#boundsOf(clip),
      this.#numberBeside(quotient),
    ];
    if (numbers.join() !== "3,0,6,6") return;
    clip.op = "HardSigmoid";
    clip.inputs = [x];
    clip.attributes = new Map([numberAttribute("alpha", 1 / 6), numberAttribute("beta", 0.5)]);
    product.outputs = quotient.outputs;
    this.#gone.add(add).add(quotient);
  }

  /** `x * scale + shift` into the convolution before it, or else into the one behind. */
  #foldAffine(mul: GraphNode): void {
    const add = this.#onlyTaker(mul, "Add");
    const [scale, shift] = [this.#numberBeside(mul), add && this.#numberBeside(add)];
    const from = mul.inputs.find((name) => !this.#tensorOf(name));
    if (!add || scale === null || shift === null || from === undefined) return;
    const before = this.#makers.get(from);
    const after = this.#onlyTaker(add, "Conv");
    if (before && this.#isWeighed(before) && this.#takersOf(from).length === 1) {
      this.#scaleOutput(before, { scale, shift });
      before.outputs = add.outputs;
      this.#gone.add(mul).add(add);
    } else if (after && this.#isWeighed(after) && hasNoEdge(after)) {
      this.#scaleInput(after, { scale, shift });
      after.inputs[0] = from;
      this.#gone.add(mul).add(add);
    } else if (after && this.#tensorOf(after.inputs[1])?.dims[1] === 1) {
      this.#becomeConvolution(add, { from, like: after, scale, shift });
      this.#gone.add(mul);
    }
  }

  /** What comes out of a convolution: its weights and its bias. */
  #scaleOutput({ inputs: [, weights, biases] }: GraphNode, { scale, shift }: Affine): void {
    this.#change(weights, (weight) => weight * scale);
    this.#change(biases, (bias) => bias * scale + shift);
  }

  /** What goes into a convolution: each weight takes the shift into the bias. */
  #scaleInput({ inputs: [, weights, biases] }: GraphNode, { scale, shift }: Affine): void {
    const { values, dims: [outputs] } = this.#tensorOf(weights)!;
    const each = values.length / outputs;
    const sumOf = (i: number) =>
      values.subarray(i * each, (i + 1) * each).reduce((sum, it) => sum + it, 0);
    this.#change(biases, (bias, i) => bias + shift * sumOf(i));
    this.#change(weights, (weight) => weight * scale);
  }

  /** Where an edge forbids it: one step in place of two, in the layout that convolutions keep their pictures in. */
  #becomeConvolution(
    node: GraphNode,
    { from, like, scale, shift }: Affine & { from: string; like: GraphNode },
  ): void {
    const [channels] = this.#tensorOf(like.inputs[1])!.dims;
    const [weights, biases] = ["scale", "shift"].map((it) => `${node.outputs[0]}.${it}`);
    const filled = (value: number) => new Float32Array(channels).fill(value);
    this.#changed.set(weights, { dims: [channels, 1, 1, 1], values: filled(scale) });
    this.#changed.set(biases, { dims: [channels], values: filled(shift) });
    node.op = "Conv";
    node.inputs = [from, weights, biases];
    node.attributes = new Map([["group", like.attributes.get("group")!]]);
  }

  #change(name: string, change: (value: number, i: number) => number): void {
    const { dims, values } = this.#tensorOf(name)!;
    this.#changed.set(name, { dims, values: values.map(change) });
  }

  /** The numbers of a name; null where it stands for a picture. */
  #tensorOf(name: string): Tensor | null {
    const changed = this.#changed.get(name);
    if (changed) return changed;
    if (!this.#tensors.has(name)) {
      const maker = this.#makers.get(name);
      this.#tensors.set(name, maker ? tensorOf(maker) : null);
    }
    return this.#tensors.get(name)!;
  }

  /** A convolution with weights and a bias of its own. */
  #isWeighed({ op, inputs }: GraphNode): boolean {
    return op === "Conv" && inputs.length === 3 &&
      inputs.slice(1).every((name) => this.#tensorOf(name) && this.#takersOf(name).length === 1);
  }

  #takersOf(name: string): GraphNode[] {
    return this.#takers.get(name) ?? [];
  }

  /** The operation that takes a result, where it is of this kind and no other takes it. */
  #onlyTaker(node: GraphNode, op: string): GraphNode | null {
    const [taker, ...others] = this.#takersOf(node.outputs[0]);
    return taker?.op === op && others.length === 0 ? taker : null;
  }

  /** Where a `Clip` cuts off: given to it by name, or by models of before ONNX 1.6 as attributes. */
  #boundsOf({ inputs: [, ...bounds], attributes }: GraphNode): (number | null)[] {
    return bounds.length === 0
      ? ["min", "max"].map((name) => numberOf(attributes.get(name)))
      : bounds.map((name) => this.#tensorOf(name)?.values[0] ?? null);
  }

  /** The single number that an operation takes beside its picture. */
  #numberBeside({ inputs }: GraphNode): number | null {
    const numbers = inputs.map((name) => this.#tensorOf(name)?.values ?? []);
    return numbers.find(({ length }) => length === 1)?.[0] ?? null;
  }
}

/** Nothing is added around the picture, so that each output has all its inputs. */
const hasNoEdge = ({ attributes }: GraphNode): boolean =>
  intsOf(attributes.get("pads")).every((it) => it === 0);
