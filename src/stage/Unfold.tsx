import { type ReactNode, useState } from "react";

interface Props {
  readonly label: string | undefined;
  readonly className: string;
  /** Shown when it is asked for. */
  readonly children: ReactNode;
}

/** A button that unfolds something, and folds it again. */
export const Unfold = ({ label, className, children }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`scene-text-button ${className}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && children}
    </>
  );
};
