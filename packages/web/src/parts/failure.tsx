import { Component, type ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
  readonly fallback: (error: Error) => ReactNode;
}

/** An error while drawing becomes a designed screen, not an empty one. */
export class Failure extends Component<Props, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error) : this.props.children;
  }
}
