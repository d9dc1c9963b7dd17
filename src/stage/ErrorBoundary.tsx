import { Component, type ReactNode } from "react";
import type { StageWords } from "./words.ts";

interface Props {
  readonly words: StageWords;
  readonly children: ReactNode;
}

/** A scene that fails takes nothing else with it, and can be started again. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="scene-broken" role="alert">
        <p>{this.props.words.broken}</p>
        <button type="button" onClick={() => this.setState({ failed: false })}>
          {this.props.words.retry}
        </button>
      </div>
    );
  }
}
