import { FountainPen, TeaGlass } from '#web/ui/art/desk.tsx';
import { Circle, DoubleUnderline, SmallCircle, Underline } from '#web/ui/art/pen-marks.tsx';
import './marked-resume.css';

/** A fictional resume on the desk, marked in indigo where a panel would ask. One picture to a screen reader. */
export function MarkedResume() {
  return (
    <figure className="desk">
      <figcaption className="vh">
        A sample resume on a desk, marked in indigo pen where a panel would ask: the third semester, the 62
        jobs, the drop from 6.5 hours to 2.1, and the 200 km ride.
      </figcaption>
      <TeaGlass className="chai" />
      <div className="cv" aria-hidden="true">
        <b className="name">Karthik Subramanian</b>
        Chennai · Sample resume
        <b className="head">Education</b>
        <ul>
          <li>
            <span>B.E. Computer Science</span>
            <span>2022</span>
          </li>
          <li className="rel">
            <span className="hand dip">why the dip?</span>
            <span className="mkd">
              Semester III
              <Circle className="ink-drawn ring wide" />
            </span>
            <span className="mkd">
              6.1 of 10
              <SmallCircle className="ink-drawn ring" />
            </span>
          </li>
          <li>
            <span>Overall</span>
            <span>7.9 of 10</span>
          </li>
        </ul>
        <b className="head">Work</b>
        <p className="row">
          <span className="firm">Trivanta Systems, Chennai</span>
          <span>35 months</span>
        </p>
        <ul className="dashes">
          <li className="rel">
            <span className="hand those">why those 62?</span>Moved{' '}
            <span className="mkd">
              62 batch jobs
              <Underline className="ink-drawn under" />
            </span>{' '}
            to Airflow
          </li>
          <li className="rel room">
            <span className="hand yours">how much of it was yours?</span>Nightly run down from{' '}
            <span className="mkd">
              6.5 hours to 2.1
              <DoubleUnderline className="ink-drawn under" />
            </span>
          </li>
        </ul>
        <b className="head">Projects</b>
        <ul className="dashes">
          <li>Ration-card reader, 91.2% character accuracy</li>
        </ul>
        <b className="head">Outside work</b>
        <ul className="dashes">
          <li>
            Long-distance cycling,{' '}
            <span className="mkd">
              200 km brevet
              <Underline className="ink-drawn under" />
            </span>
          </li>
        </ul>
        <span className="hand last">ask him what km 160 is like</span>
      </div>
      <FountainPen className="nib" />
    </figure>
  );
}
